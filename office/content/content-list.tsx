/** Every text of the website: pages and settings, what is drafted first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as m from '#messages';
import { LOGO_FILE } from '../../domain/content/logo.ts';
import { editorOf, type ContentList as List } from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { changeFiles, contentQuery, editPath } from './content-query.ts';
import { isSpanish } from './field-words.ts';
import { NewPageDialog } from './new-page.tsx';

type File = List['files'][number];

export function ContentList() {
  const query = useQuery({ ...contentQuery, staleTime: 0 });
  const { person } = useSession();
  const [words, setWords] = useState('');
  const [isBeginning, setBeginning] = useState(false);
  return (
    <Screen title={m.office_content()} about={m.office_content_about()}>
      <Answered query={query}>
        {({ files }) => (
          <>
            <p>
              <Button look="main" onClick={() => setBeginning(true)}>
                {m.office_content_new_page()}
              </Button>
            </p>
            {person.role === 'owner' && (
              <p>
                {m.office_content_first_day()}{' '}
                <Link to="/launch-check">{m.office_launch_check()}</Link>
              </p>
            )}
            {isBeginning && <NewPageDialog onClose={() => setBeginning(false)} />}
            <Drafts files={files.filter(({ draft }) => draft)} />
            <Field
              label={m.office_content_find()}
              hint={m.office_content_find_hint()}
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <Files title={m.office_content_pages()} files={matching(files, words, true)} />
            <Files title={m.office_content_settings()} files={matching(files, words, false)} />
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
      path !== LOGO_FILE &&
      // Beside its English words, unless its own are looked for.
      (wanted !== '' || !isSpanish(path)) &&
      (url !== null) === arePages &&
      `${name} ${path} ${url}`.toLowerCase().includes(wanted),
  );
}

/** The file is not to be removed after all. */
async function putBack(path: string): Promise<void> {
  const answer = await changeFiles('discard', { drafts: [{ path, hash: '' }] });
  if (!answer.ok) showToast(answer.problem.detail);
}

function Drafts({ files }: { files: File[] }) {
  const now = useNow();
  const { company, person } = useSession();
  if (files.length === 0) return null;
  const editors = files.map(({ draft }) => editorOf(draft, { name: person.name, now }));
  return (
    <ScreenPart title={m.office_content_drafts()}>
      <Notice kind="waiting">
        {m.office_content_drafts_about()} <Link to="/publications">{m.office_publications()}</Link>
      </Notice>
      <ul className="list">
        {files.map(({ path, name, draft, is_removed }, index) => (
          <li key={path}>
            {is_removed ? (
              <span>{m.office_content_to_be_removed({ name })}</span>
            ) : (
              <Link to={editPath(path)}>{name}</Link>
            )}
            {is_removed && (
              <Button
                look="low"
                aria-label={m.office_content_stays_named({ name })}
                onClick={() => void putBack(path)}
              >
                {m.office_content_discard()}
              </Button>
            )}
            <span className="muted">
              {editors[index]
                ? m.office_content_is_editing({ name: editors[index] })
                : draft &&
                  m.office_content_drafted({
                    author: draft.author ?? '',
                    when: momentWords(draft.created_at, now, company.time_zone),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}

function Files({ title, files }: { title: string; files: File[] }) {
  if (files.length === 0) return null;
  return (
    <ScreenPart title={title}>
      <ul className="list">
        {files.map(({ path, name, url }) => (
          <li key={path}>
            <Link to={editPath(path)}>{name}</Link>
            <span className="muted">{url ?? path}</span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
