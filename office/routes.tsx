/** Every address of the office, on one screen. */

import { createBrowserRouter, Link } from 'react-router';
import * as m from '#messages';
import { Audit } from './admin/audit.tsx';
import { Backups } from './admin/backups.tsx';
import { Consents } from './admin/consents.tsx';
import { Erase } from './admin/erase.tsx';
import { LaunchCheck } from './admin/launch-check.tsx';
import { More } from './admin/more.tsx';
import { People } from './admin/people.tsx';
import { Quarantine } from './admin/quarantine.tsx';
import { Undelivered } from './admin/undelivered.tsx';
import { Inbox, NothingOpen } from './leads/inbox.tsx';
import { LeadScreen } from './leads/lead.tsx';
import { Me } from './me/me.tsx';
import { MailingScreen } from './newsletter/mailing.tsx';
import { Newsletter } from './newsletter/newsletter.tsx';
import { Screen } from './parts/screen.tsx';
import { Broken } from './shell/broken.tsx';
import { Shell } from './shell/shell.tsx';

export const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      errorElement: <Broken />,
      // While the screen Numbers is fetched.
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
            { path: 'leads/:submissionId', element: <LeadScreen /> },
          ],
        },
        { path: 'quarantine', element: <Quarantine /> },
        { path: 'undelivered', element: <Undelivered /> },
        { path: 'numbers', lazy: () => import('./numbers/numbers.tsx') },
        { path: 'newsletter', element: <Newsletter /> },
        { path: 'newsletter/:mailingId', element: <MailingScreen /> },
        { path: 'people', element: <People /> },
        { path: 'erase', element: <Erase /> },
        { path: 'backups', element: <Backups /> },
        { path: 'launch-check', element: <LaunchCheck /> },
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
