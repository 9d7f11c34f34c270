/**
 * Both toast systems of the specification (§4, §9) as plain data with timers; the drawing is toasts.ts.
 *
 * Who uses which:
 * - `single`: the newsletter (spec §8). One at a time: a new message takes the place of the old one.
 * - `stack`: the chat's saving error (spec §8). Three at a time; further ones wait for a place.
 */
export type ToastSystem = 'single' | 'stack';

export interface ToastMessage {
  title: string;
  text: string;
  /** `error` is red at the edge; the words carry the meaning. */
  tone: 'success' | 'error';
  system: ToastSystem;
}

export interface Toast extends ToastMessage {
  id: number;
  /** A dismissed toast is out of sight and stays in the list until its removal delay is over. */
  phase: 'waiting' | 'shown' | 'dismissed';
}

/** Spec §9. All times in milliseconds. */
export const TOAST_RULES = {
  single: { visible: 1, durationMs: 5000, removalDelayMs: 1_000_000 },
  // The specification names no removal delay for this system: gone once dismissed.
  stack: { visible: 3, durationMs: 4000, removalDelayMs: 0 },
} as const satisfies Record<
  ToastSystem,
  { visible: number; durationMs: number; removalDelayMs: number }
>;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  /** Per shown toast: what is left of its time, and since when it runs (null while paused). */
  const clocks = new Map<number, Clock>();
  const paused = new Set<ToastSystem>();

  /** @returns the id, for dismiss. */
  function show(message: ToastMessage): number {
    const id = ++lastId;
    if (message.system === 'single') {
      for (const toast of toasts) if (isShown(toast, 'single')) dismiss(toast.id);
    }
    change([...toasts, { ...message, id, phase: 'waiting' }]);
    fill(message.system);
    return id;
  }

  /** Takes a toast out of sight at once; unknown ids are ignored. */
  function dismiss(id: number): void {
    const toast = toasts.find((other) => other.id === id);
    if (!toast || toast.phase === 'dismissed') return;
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    change(toasts.map((other) => (other.id === id ? { ...other, phase: 'dismissed' } : other)));
    setTimeout(
      () => change(toasts.filter((other) => other.id !== id)),
      TOAST_RULES[toast.system].removalDelayMs,
    );
    // Pointer and focus go with the last toast; without it nobody would resume.
    if (!toasts.some((other) => isShown(other, toast.system))) paused.delete(toast.system);
    fill(toast.system);
  }

  /** Stops the time of a system's toasts, while one is hovered or focused. */
  function pause(system: ToastSystem): void {
    if (paused.has(system)) return;
    paused.add(system);
    for (const toast of toasts) {
      const clock = clocks.get(toast.id);
      if (!isShown(toast, system) || !clock || clock.since === null) continue;
      clearTimeout(clock.timer);
      clocks.set(toast.id, { left: leftOf(clock), since: null });
    }
  }

  /** Lets the time of a system's toasts run on from where it stopped. */
  function resume(system: ToastSystem): void {
    if (!paused.delete(system)) return;
    for (const toast of toasts) {
      const clock = clocks.get(toast.id);
      if (isShown(toast, system) && clock) run(toast.id, clock.left);
    }
  }

  /** Shows waiting toasts while there is room. */
  function fill(system: ToastSystem): void {
    const { visible, durationMs } = TOAST_RULES[system];
    let room = visible - toasts.filter((toast) => isShown(toast, system)).length;
    for (const toast of toasts) {
      if (room <= 0) break;
      if (toast.system !== system || toast.phase !== 'waiting') continue;
      room--;
      change(toasts.map((other) => (other.id === toast.id ? { ...other, phase: 'shown' } : other)));
      if (paused.has(system)) clocks.set(toast.id, { left: durationMs, since: null });
      else run(toast.id, durationMs);
    }
  }

  function run(id: number, left: number): void {
    clocks.set(id, { left, since: Date.now(), timer: setTimeout(() => dismiss(id), left) });
  }

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show,
    dismiss,
    pause,
    resume,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToasts: () => toasts,
  };
}

interface Clock {
  left: number;
  since: number | null;
  timer?: ReturnType<typeof setTimeout>;
}

function leftOf({ left, since }: Clock): number {
  return since === null ? left : left - (Date.now() - since);
}

function isShown(toast: Toast, system: ToastSystem): boolean {
  return toast.system === system && toast.phase === 'shown';
}
