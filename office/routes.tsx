/** Every URL of the office, on one screen. */

import { createBrowserRouter, Link } from 'react-router';
import * as m from '#messages';
import { Audit } from './admin/audit.tsx';
import { Consents } from './admin/consents.tsx';
import { Erase } from './admin/erase.tsx';
import { Launch } from './admin/launch.tsx';
import { Newsletter } from './admin/newsletter.tsx';
import { People } from './admin/people.tsx';
import { Publications } from './admin/publications.tsx';
import { Quarantine } from './admin/quarantine.tsx';
import { Undelivered } from './admin/undelivered.tsx';
import { ContentList } from './content/content-list.tsx';
import { CallerRequestForm } from './leads/caller-request.tsx';
import { Inbox, NothingOpen } from './leads/inbox.tsx';
import { LeadScreen } from './leads/lead.tsx';
import { Me } from './me/me.tsx';
import { NumbersScreen } from './numbers/numbers.tsx';
import { Button } from './parts/button.tsx';
import { warning } from './parts/office-icons.ts';
import { Screen } from './parts/screen.tsx';
import { Empty } from './parts/states.tsx';
import { Places, Shell } from './shell/shell.tsx';
import { Visits } from './visits/visits.tsx';

export const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      errorElement: <Broken />,
      // While a screen that loads by itself is fetched.
      hydrateFallbackElement: (
        <p className="starting" role="status">
          {m.office_opening_the_office()}
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
            <Screen
              title={m.office_nothing_is_here()}
              about={m.office_this_address_leads_nowhere_in_the()}
            >
              <p>
                <Link className="button" to="/">
                  {m.office_to_the_inbox()}
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

/** On a phone, everything that the tabs have no room for. */
function More() {
  return (
    <Screen title={m.office_more()}>
      <nav aria-label={m.office_more_all_places()}>
        <Places />
      </nav>
    </Screen>
  );
}

/** A defect, or a part of a newer build that can no longer be had: a new start helps with both. */
function Broken() {
  return (
    <main className="alone">
      <Empty title={m.common_something_went_wrong()} icon={warning}>
        <p>{m.office_nothing_is_lost_what_you_did_is()}</p>
        <Button look="main" onClick={() => location.reload()}>
          {m.office_start_again()}
        </Button>
      </Empty>
    </main>
  );
}
