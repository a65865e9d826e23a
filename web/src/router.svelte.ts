// Which page is open. Addresses are plain paths, so that every moment can be sent as a link.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; scenario?: string }
  | { page: 'table'; id: string; invitation?: string }
  | { page: 'replay'; id: string; at?: number }
  | { page: 'rules'; query: string; rule?: string; game?: string }
  | { page: 'account'; confirm?: string }
  | { page: 'about' }
  | { page: 'lost' };

/** What an address means. */
export function parse(url: URL): Route {
  const [first, id, third] = url.pathname.split('/').filter(Boolean);
  switch (first) {
    case undefined:
      return { page: 'lobby' };
    case 'account':
      return { page: 'account', confirm: url.searchParams.get('confirm') ?? undefined };
    case 'new':
      return { page: 'new', scenario: url.searchParams.get('scenario') ?? undefined };
    case 'about':
      return { page: 'about' };
    case 'table':
      if (!id) return { page: 'lost' };
      if (third === 'replay') return { page: 'replay', id, at: number(url.searchParams.get('at')) };
      return { page: 'table', id, invitation: url.searchParams.get('invitation') ?? undefined };
    case 'rules':
      return {
        page: 'rules',
        query: url.searchParams.get('q') ?? '',
        rule: id && decodeURIComponent(id),
        game: url.searchParams.get('game') ?? undefined,
      };
    default:
      return { page: 'lost' };
  }
}

function number(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 0 ? value : undefined;
}

class Router {
  route: Route = $state(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.read());
    // Links of our own open without loading the program again.
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  /** Opens a page; `replace` leaves no trace in the history. */
  go(path: string, { replace = false } = {}) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read() {
    this.route = parse(new URL(location.href));
  }
}

export const router = new Router();
