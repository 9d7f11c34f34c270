import * as m from '#messages';
import './site-frame.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ContactBar } from '../contact-bar/contact-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { TerritoryPanel } from '../territory-control/territory-panel.tsx';

/** Everything around a page (spec §2, Global layout). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        {m.site_frame_skip_to_content()}
      </a>
      {/* Spec §2: a top bar exists only on the home route and is empty. */}
      {pathname === '/' && <div className="top-bar" />}
      <Header />
      <main id="main" tabIndex={-1}>
        <div className="page">{children}</div>
      </main>
      <ContactBar />
      <Footer />
      <TerritoryPanel />
      {/* Empty from the start: a screen reader announces what comes into a region that it knows. */}
      <section className="toasts" aria-live="polite" aria-label={m.site_frame_notifications()} />
      <div className="pending-notice" role="status" />
    </>
  );
}
