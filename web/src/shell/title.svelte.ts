// The name of the tab. Whoever is waited for sees it there, and beside the icon where the system can show it.

/** What the program is called. */
export const NAME = 'Orléans';

/** Names the tab after the page; `asked` marks it. Call inside an effect. */
export function entitle(page: string | undefined, asked = false) {
  const name = page ? `${page} · ${NAME}` : NAME;
  document.title = asked ? `● ${name}` : name;
  const badge = navigator as Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (asked ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => undefined);
}
