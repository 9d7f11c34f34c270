import './contact-bar.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CallBar } from './call-bar.tsx';
import { FloatingChat } from './floating-chat.tsx';
import { useCoversForm } from './use-covers-form.ts';
import { useFixedParts } from './use-fixed-parts.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * The chat's prompt and, below 48rem, the mobile call bar under it, as one bar (spec §4): past 600 px of scrolling,
 * sliding in and out in 300 ms. Where it would cover more of the window than it may, it stands in the page; a form's
 * button or an error message sends it away until they have passed. Render it once, between page and footer.
 */
export function ContactBar() {
  const bar = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast();
  const fixed = useFixedParts(bar);
  const coversForm = useCoversForm(bar, isPast && fixed === true);
  const shown = fixed === false || (isPast && !coversForm);
  const isGone = fixed === true && !shown;
  useFocusOnward(bar, isGone);
  return (
    <div
      ref={bar}
      className="contact-bar"
      data-floating
      data-fixed={fixed ?? undefined}
      data-shown={shown}
    >
      <FloatingChat shown={shown} />
      <CallBar inert={isGone} />
    </div>
  );
}

/** Focus that stood in the bar goes to the start of the page when the bar goes; an open chat keeps it. */
function useFocusOnward(bar: RefObject<HTMLElement | null>, isGone: boolean): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isGone || !bar.current?.contains(activeElement) || activeElement?.closest('dialog'))
      return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [bar, isGone]);
}
