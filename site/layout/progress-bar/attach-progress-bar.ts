/** Feedback until the next page appears: a progress bar at once, a skeleton if it takes longer (spec §2). */
import * as m from '#messages';

/** Ms until the skeleton replaces the page. */
const SKELETON_DELAY_MS = 400;

/** Call once the page runs. */
export function attachProgressBar(): void {
  let waiting: (() => void) | null = null;
  const stop = () => {
    waiting?.();
    waiting = null;
  };
  // On window, so that it runs after listeners that may cancel the click.
  addEventListener('click', (event) => {
    if (!leadsAway(event)) return;
    stop();
    waiting = showLoading();
  });
  // The page may return from the back/forward cache in this state.
  addEventListener('pageshow', stop);
  // Escape cancels the load. Downloads end here, too.
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
}

/** True if the click leads to another page of this site in this window. */
function leadsAway(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.target || link.download) return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  // The browser shows or saves files itself.
  return !(isSamePage && link.hash) && !/\.\w+$/.test(link.pathname);
}

/** @returns removes the feedback */
function showLoading(): () => void {
  const main = document.querySelector('main');
  const page = main?.querySelector<HTMLElement>('.page');
  const bar = Object.assign(document.createElement('div'), { className: 'progress-bar' });
  const news = Object.assign(document.createElement('p'), { className: 'visually-hidden' });
  news.setAttribute('role', 'status');
  document.body.append(bar, news);
  news.textContent = m.progress_bar_loading_page();
  main?.setAttribute('aria-busy', 'true');
  const skeleton = Object.assign(document.createElement('div'), {
    className: 'wrap page-skeleton',
  });
  skeleton.append(...Array.from({ length: 4 }, () => document.createElement('div')));
  const timer = setTimeout(() => {
    if (page) page.hidden = true;
    main?.prepend(skeleton);
    scrollTo(0, 0);
  }, SKELETON_DELAY_MS);
  return () => {
    clearTimeout(timer);
    for (const element of [bar, news, skeleton]) element.remove();
    if (page) page.hidden = false;
    main?.removeAttribute('aria-busy');
  };
}
