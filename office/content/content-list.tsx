/** All texts of the website: pages and settings, drafts first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ContentList as List } from '../../domain/office/content-api.ts';
import { callOffice } from '../api/call-office.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { contentQuery, editPath, fieldPath } from './content-query.ts';
import { isSpanish } from './field-words.ts';
import { NewPageDialog } from './new-page.tsx';
import { settingsFor } from './settings-search.ts';

type File = List['files'][number];

export function ContentList() {
  const query = useQuery({ ...contentQuery, staleTime: 0 });
  const { person } = useSession();
  const [words, setWords] = useState('');
  const [isBeginning, setBeginning] = useState(false);
  return (
    <Screen
      title="Website"
      about="The words, prices and settings of the site. What you change is a draft until an owner publishes."
    >
      <Answered query={query}>
        {({ files }) => (
          <>
            <p>
              <Button look="main" onClick={() => setBeginning(true)}>
                New page
              </Button>
            </p>
            {person.role === 'owner' && (
              <p>
                Open questions, and what is missing before visitors see the site, each with the
                field that answers it: <Link to="/launch">Launch</Link>
              </p>
            )}
            {isBeginning && <NewPageDialog onClose={() => setBeginning(false)} />}
            <Drafts files={files.filter(({ draft }) => draft)} />
            <Field
              label="Find a page or a setting"
              hint="As in price, hours or holiday; or a word of a page’s name or address."
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <Links
              title="Settings"
              links={settingsFor(words)
                .filter(({ path }) => hasFile(files, path))
                .map((setting) => ({ to: fieldPath(setting), name: setting.name }))}
            />
            <Links title="Pages" links={matching(files, words, true).map(linkOf)} />
            <Links title="Files of settings" links={matching(files, words, false).map(linkOf)} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function matching(files: File[], words: string, arePages: boolean): File[] {
  const wanted = words.trim().toLowerCase();
  return files.filter(
    ({ name, path, url, is_removed }) =>
      !is_removed &&
      // Spanish files are listed with their English one, unless the search asks for them.
      (wanted !== '' || !isSpanish(path)) &&
      (url !== null) === arePages &&
      `${name} ${path} ${url}`.toLowerCase().includes(wanted),
  );
}

const hasFile = (files: File[], path: string) =>
  files.some((one) => one.path === path && !one.is_removed);

const linkOf = ({ path, name, url }: File) => ({ to: editPath(path), name, about: url ?? path });

/** Cancels the removal of a file. */
async function putBack(path: string): Promise<void> {
  const answer = await callOffice('POST /content/discard', { path, hash: '' });
  if (answer.ok) void queries.invalidateQueries(contentQuery);
  else showToast(answer.problem.detail);
}

function Drafts({ files }: { files: File[] }) {
  const times = useTimes();
  if (files.length === 0) return null;
  return (
    <ScreenPart title="Changed, and not published yet">
      <Notice kind="waiting">
        Visitors do not see these yet. An owner publishes them at{' '}
        <Link to="/publications">Publishing</Link>
      </Notice>
      <ul className="list">
        {files.map(({ path, name, draft, is_removed }) => (
          <li key={path}>
            {is_removed ? (
              <span>{name}: to be removed</span>
            ) : (
              <Link to={editPath(path)}>{name}</Link>
            )}
            {is_removed && (
              <Button
                look="low"
                aria-label={`Discard the draft that removes ${name}`}
                onClick={() => void putBack(path)}
              >
                Discard the draft
              </Button>
            )}
            <span className="muted">
              {draft && `${draft.author}, ${times.moment(draft.created_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}

function Links({
  title,
  links,
}: {
  title: string;
  links: { to: string; name: string; about?: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <ScreenPart title={title}>
      <ul className="list">
        {links.map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            {about && <span className="muted">{about}</span>}
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
