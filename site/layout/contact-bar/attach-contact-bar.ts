import { isChatShown, isPastThreshold } from '../../../domain/chat/chat-widget-state.ts';
import { observeChanges, observeResize } from '../../lib/browser/observers.ts';
import { afterPaint } from '../../lib/browser/timing.ts';
import { chatStore } from '../../widgets/chat/chat-store.ts';
import { coversForm } from './covers-form.ts';

/**
 * Shows and hides the bar of contact-bar.tsx, and decides which of bar and header stay fixed: their heights change
 * with text size and with the hour. Sets `--header` and `--contact-bar` to their heights, data-header to fixed or flow, and
 * data-number-below on the header while the bar shows the number. Does nothing on a page without them.
 */
export function attachContactBar(): void {
  const bar = document.querySelector<HTMLElement>('.contact-bar');
  const callBar = bar?.querySelector<HTMLElement>('.call-bar');
  // Missing if site.yaml switches the chat off.
  const chat = bar?.querySelector<HTMLElement>('.chat');
  const header = document.querySelector<HTMLElement>('.site-header');
  const main = document.querySelector('main');
  const footer = document.querySelector<HTMLElement>('.site-footer');
  if (!bar || !callBar || !header || !main) return;
  const root = document.documentElement;
  let isFixed: boolean | null = null;
  let known = '';

  const measure = () => {
    const heights = {
      // Unlike innerHeight, doesn't change with a phone's address bar.
      window: root.clientHeight,
      header: header.offsetHeight,
      bar: bar.offsetHeight,
    };
    const assumed = getComputedStyle(root).getPropertyValue('--header');
    const fixed = fixedParts(heights);
    isFixed = fixed.bar;
    // Reads layout, so it runs before the writes below.
    show();
    const styles = `${fixed.header} ${heights.header} ${fixed.bar && heights.bar}`;
    if (styles === known) return;
    known = styles;
    root.dataset.header = fixed.header ? 'fixed' : 'flow';
    for (const element of [root, footer])
      element?.style.setProperty('--contact-bar', `${fixed.bar ? heights.bar : 0}px`);
    const headerHeight = `${heights.header}px`;
    // Every element inherits it: a change recalculates all styles.
    if (assumed !== headerHeight) root.style.setProperty('--header', headerHeight);
  };
  const show = () => {
    // Without ResizeObserver.
    if (isFixed === null) return measure();
    const isPast = isPastThreshold(scrollY);
    const shown = !isFixed || (isPast && !coversForm(bar, main));
    const { activeElement } = document;
    // Moves focus to the page before the bar becomes inert; an open chat keeps it.
    if (!shown && bar.contains(activeElement) && !activeElement?.closest('dialog'))
      main.focus({ preventScroll: true });
    bar.dataset.fixed = String(isFixed);
    bar.dataset.shown = String(shown);
    callBar.inert = !shown;
    header.toggleAttribute('data-number-below', isFixed && shown);
    if (chat) chat.inert = !isChatShown(chatStore.state(), shown);
  };
  let isDue = false;
  // After the next frame the layout is known, and reading it costs nothing.
  const scheduleShow = () => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      show();
    });
  };

  observeResize([header, bar, root], measure);
  addEventListener('resize', measure);
  const changes = { subtree: true, childList: true, attributeFilter: ['aria-invalid'] };
  observeChanges(main, changes, scheduleShow);
  observeResize(main, scheduleShow);
  addEventListener('scroll', scheduleShow, { passive: true });
  // A framed form posts a message when it shows errors.
  addEventListener('message', scheduleShow);
  chatStore.subscribe(show);
  scheduleShow();
}

/** Largest share of the window's height that header and contact bar may cover together. */
const COVERED_SHARE = 0.25;

/** Px. In lower windows nothing is fixed (400 % zoom, a phone on its side). */
const LOW_WINDOW_PX = 480;

/** Heights in px. */
interface Heights {
  window: number;
  header: number;
  /** The contact bar: chat prompt and, on phones, call bar. */
  bar: number;
}

/** Which parts are fixed; the others scroll with the page. */
export function fixedParts({ window, header, bar }: Heights): { header: boolean; bar: boolean } {
  if (window < LOW_WINDOW_PX) return { header: false, bar: false };
  const room = window * COVERED_SHARE;
  const isBarFixed = bar <= room;
  return { bar: isBarFixed, header: header + (isBarFixed ? bar : 0) <= room };
}
