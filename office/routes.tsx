/** Every URL of the office, on one screen. */

import { createBrowserRouter, Link } from 'react-router';
import { Audit } from './admin/audit.tsx';
import { Consents } from './admin/consents.tsx';
import { Erase } from './admin/erase.tsx';
import { Launch } from './admin/launch.tsx';
import { Newsletter } from './admin/newsletter-screen.tsx';
import { People } from './admin/people-screen.tsx';
import { Publications } from './admin/publications.tsx';
import { Quarantine } from './admin/quarantine.tsx';
import { Undelivered } from './admin/undelivered.tsx';
import { ContentList } from './content/content-list.tsx';
import { CallerRequestForm } from './leads/caller-request.tsx';
import { Inbox, NothingOpen } from './leads/inbox.tsx';
import { LeadScreen } from './leads/lead.tsx';
import { Me } from './me/me.tsx';
import { NumbersScreen } from './numbers/numbers-screen.tsx';
import { Button } from './parts/button.tsx';
import { warning } from './parts/office-icons.ts';
import { Screen } from './parts/screen.tsx';
import { Empty } from './parts/states.tsx';
import { Places, Shell } from './shell/shell.tsx';
import { Visits } from './visits/visits-screen.tsx';

export const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      errorElement: <Broken />,
      // Shown while a lazy screen loads.
      hydrateFallbackElement: (
        <p className="starting" role="status">
          Opening the office…
        </p>
      ),
      children: [
        {
          element: <Inbox />,
          children: [
            { index: true, element: <NothingOpen /> },
            { path: 'leads/new', element: <CallerRequestForm /> },
            { path: 'leads/:submissionId', element: <LeadScreen /> },
          ],
        },
        { path: 'visits', element: <Visits /> },
        { path: 'quarantine', element: <Quarantine /> },
        { path: 'undelivered', element: <Undelivered /> },
        { path: 'numbers', element: <NumbersScreen /> },
        { path: 'newsletter', element: <Newsletter /> },
        { path: 'content', element: <ContentList /> },
        { path: 'content/edit', lazy: () => import('./content/content-editor.tsx') },
        { path: 'publications', element: <Publications /> },
        { path: 'people', element: <People /> },
        { path: 'erase', element: <Erase /> },
        { path: 'launch', element: <Launch /> },
        { path: 'consents', element: <Consents /> },
        { path: 'audit', element: <Audit /> },
        { path: 'me', element: <Me /> },
        { path: 'more', element: <More /> },
        { path: 'sign-in', element: <Inbox /> },
        {
          path: '*',
          element: (
            <Screen title="Nothing is here" about="This address leads nowhere in the office.">
              <p>
                <Link className="button" to="/">
                  To the inbox
                </Link>
              </p>
            </Screen>
          ),
        },
      ],
    },
  ],
  { basename: '/office' },
);

/** On phones: everything without a tab. */
function More() {
  return (
    <Screen title="More">
      <nav aria-label="All places">
        <Places />
      </nav>
    </Screen>
  );
}

/** Error boundary: a bug, or a chunk of an older build that is gone. Reloading helps with both. */
function Broken() {
  return (
    <main className="alone">
      <Empty title="Something went wrong" icon={warning}>
        <p>Nothing is lost: what you did is kept on this device and sent.</p>
        <Button look="main" onClick={() => location.reload()}>
          Start again
        </Button>
      </Empty>
    </main>
  );
}
