/** Tells of what waits on this device, and sends it. Fetched when something waits, and with what may have to wait. */
import { showPendingNotice } from './pending-notice.ts';
import { startSendingPending } from './send-pending.ts';

let isStarted = false;

/** Does nothing the second time, and in a frame: the page around it, or the frame itself, sends what waits. */
export function startPending(): void {
  const note = document.querySelector('.pending-notice');
  if (isStarted || !note) return;
  isStarted = true;
  showPendingNotice(note);
  startSendingPending();
}
