/** When toasts are shown and for how long, in both systems of the specification (§4, §9). toasts.ts draws them. */

export interface ToastMessage {
  title: string;
  text: string;
  /** `error` has a red edge; the words carry the meaning. */
  tone: 'success' | 'error';
}

/** Spec §9. All times in milliseconds. */
export const TOAST_RULES = {
  /** The newsletter (spec §8): a new message replaces the old one. */
  single: { visible: 1, durationMs: 5000, removalDelayMs: 1_000_000 },
  /** The chat's saving error (spec §8): further ones queue. The specification names no removal delay here. */
  stack: { visible: 3, durationMs: 4000, removalDelayMs: 0 },
} as const;

/** Ms between checks whether an expired toast is still hovered or focused. */
const HELD_POLL_MS = 500;

/** A drawn toast. */
export interface ToastCard {
  hide(): void;
  remove(): void;
  /** True while it is hovered or focused. */
  isHeld(): boolean;
}

/**
 * @param draw puts a toast on the page; `dismiss` is for its close button
 * @returns enqueues a message
 */
export function createToastQueue(
  { visible, durationMs, removalDelayMs }: (typeof TOAST_RULES)[keyof typeof TOAST_RULES],
  draw: (message: ToastMessage, dismiss: () => void) => ToastCard,
): (message: ToastMessage) => void {
  const waiting: ToastMessage[] = [];
  /** Dismiss functions of the visible toasts. */
  const shown = new Set<() => void>();

  function fill(): void {
    while (shown.size < visible) {
      const message = waiting.shift();
      if (!message) return;
      open(message);
    }
  }

  function open(message: ToastMessage): void {
    const dismiss = () => {
      if (!shown.delete(dismiss)) return;
      clearTimeout(timer);
      card.hide();
      setTimeout(() => card.remove(), removalDelayMs);
      fill();
    };
    const expire = () => {
      if (card.isHeld()) timer = setTimeout(expire, HELD_POLL_MS);
      else dismiss();
    };
    const card = draw(message, dismiss);
    let timer = setTimeout(expire, durationMs);
    shown.add(dismiss);
  }

  return (message) => {
    if (visible === 1) for (const dismiss of shown) dismiss();
    waiting.push(message);
    fill();
  };
}
