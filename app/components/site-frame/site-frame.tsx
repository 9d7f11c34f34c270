import './site-frame.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Site } from '../../../domain/content/site-schema.ts';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { forgetClickedPage, watchClicks } from '../../boot/clicked-page.ts';
import { useSite } from '../../site/site-data.ts';
import { LateOutboxNote } from '../../submissions/late-outbox-note.tsx';
import { ContactBar } from '../contact-bar/contact-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { PageSkeleton, ProgressBar } from '../progress-bar/progress-bar.tsx';
import { usePageLoading } from '../progress-bar/use-page-loading.ts';
import { TerritoryPanel } from '../territory-control/territory-panel.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';

/** Everything around a page (spec §2, Global layout). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const phase = usePageLoading();
  const main = useRef<HTMLElement>(null);
  const news = useArrival(main, pathname);
  useEffect(watchClicks, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival has a key of its own
  useEffect(forgetClickedPage, [key]);
  const { site } = useSite();
  useAnalytics(site.analytics_id);
  useQuietWork(site);
  useSearchKey();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {/* Spec §2: a top bar exists only on the home route and is empty. */}
      {pathname === '/' && <div className="top-bar" />}
      <Header />
      {phase !== 'idle' && <ProgressBar />}
      <main ref={main} id="main" tabIndex={-1} aria-busy={phase !== 'idle'}>
        {phase === 'slow' && <PageSkeleton />}
        <div className="page" hidden={phase === 'slow'}>
          {children}
        </div>
      </main>
      <ContactBar />
      <Footer />
      <p className="visually-hidden" role="status">
        {phase === 'idle' ? news : 'Loading page'}
      </p>
      <TerritoryPanel />
      <ToastRegion />
      <LateOutboxNote />
    </>
  );
}

/**
 * What a document load does by itself: after a page change, focus stands at the start of the page and its
 * title is announced.
 */
function useArrival(main: React.RefObject<HTMLElement | null>, pathname: string): string {
  const shown = useRef(pathname);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    setNews(document.title);
  }, [main, pathname]);
  return news;
}

/** "/" opens the search, except where it is something to type. */
function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest?.('input, textarea, select')) return;
      event.preventDefault();
      navigate('/search');
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [navigate]);
}

/** What nobody sees, fetched last so that it is in nobody's way. Without it the page is whole all the same. */
function useQuietWork(site: Site): void {
  useEffect(() => {
    const failed = (error: unknown) => console.warn('A part of this page is left out.', error);
    let stop: (() => void) | undefined;
    let gone = false;
    import('./late-styles.ts').catch(failed);
    import('./quiet-work.ts').then(({ startQuietWork }) => {
      if (!gone) stop = startQuietWork(site);
    }, failed);
    return () => {
      gone = true;
      stop?.();
    };
  }, [site]);
}
