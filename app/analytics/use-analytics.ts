import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { startAnalytics, track, trackPage } from './analytics.ts';

/** Starts analytics with the page, counts each page and each press on a phone number. */
export function useAnalytics(id: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    startAnalytics(id);
    trackPage(pathname, document.title);
  }, [id, pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]');
      if (link) track('call_click', { phone: link.href.slice('tel:'.length) });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
