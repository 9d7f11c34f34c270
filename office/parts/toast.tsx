/** One line about the last act, with Undo. */
import './toast.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { createStore, useStore } from './store.ts';

interface Toast {
  text: string;
  /** Undoes the act. */
  undo?: () => void;
}

const toast = createStore<Toast | null>(null);

/** As long as an act can be undone, ms. */
const SHOWN_MS = 10_000;

export const showToast = (text: string, undo?: () => void) =>
  toast.set({ text, ...(undo && { undo }) });

function undoNewest(): void {
  const { undo } = toast.read() ?? {};
  toast.set(null);
  undo?.();
}

/** True if the toast covers something to press or fill in. */
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
    // In a very low window both positions cover something; then it must not be the focused element.
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
