/** Tells of what waits on this device, and sends it. Fetched when something waits, and with what may have to wait. */
import { showOutbox } from './outbox-note.ts';
import { startOutbox } from './send-waiting.ts';

let isStarted = false;

/** Does nothing the second time, and in a frame: the page around it, or the frame itself, sends what waits. */
export function startWaiting(): void {
  const note = document.querySelector('.outbox-note');
  if (isStarted || !note) return;
  isStarted = true;
  showOutbox(note);
  startOutbox();
}
