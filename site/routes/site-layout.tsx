import '../styles/light.css';
import './site-layout.css';
import { Outlet, useLocation } from 'react-router';
import * as m from '#messages';
import { offerNotes } from '../../publisher/page-data/offer-data.ts';
import { pagePathOf } from '../../publisher/page-data/page-data.ts';
import { ContactBar } from '../layout/contact-bar/contact-bar.tsx';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { TerritoryPanel } from '../layout/territory-control/territory-panel.tsx';
import { OfferNotes } from '../sections/company/offer-notes.tsx';
import type { Route } from './+types/site-layout.ts';

export const loader = ({ request }: Route.LoaderArgs) => offerNotes(pagePathOf(request));

/** The frame of every page but the embedded ones (spec §2, Global layout). */
export default function SiteLayout({ loaderData: notes }: Route.ComponentProps) {
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
        <div className="page">
          <OfferNotes notes={notes} />
          <Outlet />
        </div>
      </main>
      <ContactBar />
      <Footer />
      <TerritoryPanel />
      {/* In the page from the start: screen readers announce only changes of an existing region. */}
      <section className="toasts" aria-live="polite" aria-label={m.site_frame_notifications()}>
        <ul className="toast-list" />
      </section>
      <div className="pending-notice" role="status" />
    </>
  );
}
