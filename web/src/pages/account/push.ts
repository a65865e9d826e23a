// Notices in this browser by Web Push: asks the browser, and tells the server where it takes them.

import { get, put, remove } from '../../api/request';
import type { Browser, PushKey } from '../../types';

/** Whether this browser can show notices where no page is open: over https, or on this machine. */
export const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const known = async () => (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription();

/** Whether it shows them. */
export const isOn = async () => isPossible() && Boolean(await known());

/** Asks for leave, and lets it show them; false if leave is not given. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await get<PushKey>('/api/push');
  const worker = await navigator.serviceWorker.register('/push.js');
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await put('/api/me/push', { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! } satisfies Browser);
  return true;
}

/** Lets it be quiet again. */
export async function switchOff() {
  const subscription = await known();
  if (!subscription) return;
  await remove('/api/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
