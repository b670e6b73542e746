/** Title, icon, sound and notification for whoever owes a decision and looks elsewhere. */
import { address } from './api';
import { session } from './session.svelte';

export function showOwed(owed: boolean, title: string): void {
  document.title = owed ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = address(owed ? 'favicon-owed.svg' : 'favicon.svg');
}

export function ring(title: string, sentence: string): void {
  if (session.preferences.sound) void new Audio(address('turn.wav')).play().catch(() => undefined);
  if (!document.hidden || !session.preferences.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: sentence, icon: address('favicon.svg'), tag: 'quadriga' });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
