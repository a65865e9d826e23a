// The socket of one table: what happens, as it happens; comes back by itself after a lost connection.

import type { Told } from '../types';

export interface Line {
  /** The address of the socket, asked anew for each attempt so that nothing is told twice. */
  address: () => string;
  told: (message: Told) => void;
  /** Whether the line stands. */
  stands: (online: boolean) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** Keeps a line open until the returned function is called. */
export function listen({ address, told, stands }: Line): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let over = false;

  function open() {
    clearTimeout(timer);
    const url = new URL(address(), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      stands(true);
    };
    socket.onmessage = ({ data }) => told({ kind: 'news', ...JSON.parse(data) });
    socket.onclose = () => {
      if (over) return;
      stands(false);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  // Whoever comes back to the tab does not wait for the next attempt.
  const hurry = () => {
    if (document.visibilityState === 'visible' && socket?.readyState === WebSocket.CLOSED) open();
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
  };
}
