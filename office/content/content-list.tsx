/** Every text of the website: pages and settings, what is drafted first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as m from '#messages';
import type { ContentList as List } from '../../domain/office/content-api.ts';
import { pathQuery } from '../api/queries.ts';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

export const contentQuery = pathQuery<List>('/content');

/** The file's own path would look like a file of the office. */
export const editPath = (path: string) => `/content/edit?path=${encodeURIComponent(path)}`;

type File = List['files'][number];

export function ContentList() {
  const query = useQuery({ ...contentQuery, staleTime: 0 });
  const [words, setWords] = useState('');
  return (
    <Screen title={m.office_content()} about={m.office_content_about()}>
      <Answered query={query}>
        {({ files }) => (
          <>
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
    ({ name, path, url }) =>
      (url !== null) === arePages && `${name} ${path} ${url}`.toLowerCase().includes(wanted),
  );
}

function Drafts({ files }: { files: File[] }) {
  const now = useNow();
  const { company } = useSession();
  if (files.length === 0) return null;
  return (
    <ScreenPart title={m.office_content_drafts()}>
      <Notice kind="waiting">
        {m.office_content_drafts_about()} <Link to="/publications">{m.office_publications()}</Link>
      </Notice>
      <ul className="list">
        {files.map(({ path, name, draft }) => (
          <li key={path}>
            <Link to={editPath(path)}>{name}</Link>
            <span className="muted">
              {draft &&
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
      <ul className="list content-files">
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
