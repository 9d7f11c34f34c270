/** One line about what was just done, with the way to take it back. */
import './toast.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { createStore, useStore } from './store.ts';

interface Toast {
  text: string;
  /** Takes back what was done. */
  undo?: () => void;
}

const toast = createStore<Toast | null>(null);

/** As long as an act can be taken back, ms (OFFICE_LIMITS.undo). */
const SHOWN_MS = 10_000;

export const showToast = (text: string, undo?: () => void) =>
  toast.set({ text, ...(undo && { undo }) });

/** By keyboard: z. */
export function undoNewest(): void {
  const { undo } = toast.read() ?? {};
  toast.set(null);
  undo?.();
}

/** Whether something to press or to fill in lies under it. */
function coversControl(bar: HTMLElement): boolean {
  const controls = document.querySelectorAll(
    'main :is(a, button, input, select, textarea, summary)',
  );
  return [...controls].some((control) => isUnder(bar, control));
}

function isUnder(bar: HTMLElement, control: Element): boolean {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const box = control.getBoundingClientRect();
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}

export function ToastRegion() {
  const shown = useStore(toast);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown || !bar.current) return;
    delete bar.current.dataset.place;
    if (!coversControl(bar.current)) return;
    bar.current.dataset.place = 'top';
    // In a window of a few lines both places hold something: not what has the focus.
    const focused = document.activeElement;
    if (!focused || !isUnder(bar.current, focused)) return;
    delete bar.current.dataset.place;
    focused.scrollIntoView();
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => toast.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status">
      {shown && (
        <div className="toast" ref={bar}>
          <span>{shown.text}</span>
          {shown.undo && (
            <Button look="low" onClick={undoNewest}>
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
