/** One file of the website: its fields, and beside them the page as it would be. */
import './content.css';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as m from '#messages';
import { OFFICE_API } from '../../domain/office/api.ts';
import type { ContentCheck, ContentFile } from '../../domain/office/content-api.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { contentQuery } from './content-list.tsx';
import { FieldList } from './field-list.tsx';
import { useContentDraft } from './use-content-draft.ts';

export function Component() {
  const [address] = useSearchParams();
  const path = address.get('path') ?? '';
  const fileQuery = pathQuery<ContentFile>(`/content/file?path=${encodeURIComponent(path)}`);
  // Read once: from then on the editor has the newest, and what is typed in it.
  const query = useQuery({ ...fileQuery, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <Screen title={query.data?.name ?? m.office_content()}>
      <p>
        <Link to="/content">{m.office_content_all()}</Link>
      </p>
      <Answered query={query}>{(file) => <Editor key={path} opened={file} />}</Answered>
    </Screen>
  );
}

function Editor({ opened }: { opened: ContentFile }) {
  const note = useCallback(() => void queries.invalidateQueries(contentQuery), []);
  const draft = useContentDraft(opened, note);
  const { file, typed, problem, isConflict } = draft;
  const path = encodeURIComponent(file.path);
  const check = useQuery({
    ...pathQuery<ContentCheck>(`/content/check?path=${path}&at=${file.hash}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const faults = check.data?.faults ?? [];
  return (
    <div className="content-editor">
      <div className="stack">
        <Status file={file} isUnsaved={typed.size > 0} onDiscard={draft.discard} />
        {problem && <Notice kind="problem">{problem.detail}</Notice>}
        {isConflict && (
          <Notice kind="problem">
            <p>{m.office_content_changed_meanwhile({ author: file.draft?.author ?? '' })}</p>
            <p className="row">
              <Button onClick={draft.takeMine}>{m.office_content_take_mine()}</Button>
              <Button onClick={draft.takeTheirs}>{m.office_content_take_theirs()}</Button>
            </p>
          </Notice>
        )}
        {faults.length > 0 && (
          <Notice kind="waiting">
            <p>{m.office_content_faults()}</p>
            <ul>
              {faults.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Notice>
        )}
        <FieldList draft={draft} faults={faults} />
      </div>
      <section id="page" className="content-preview" aria-label={m.office_content_preview()}>
        {faults.length === 0 && check.data && (
          <iframe
            title={m.office_content_preview()}
            src={`${OFFICE_API}/content/preview?path=${path}&at=${file.hash}`}
            sandbox="allow-same-origin"
          />
        )}
      </section>
    </div>
  );
}

function Status({
  file: { draft, url },
  isUnsaved,
  onDiscard,
}: {
  file: ContentFile;
  isUnsaved: boolean;
  onDiscard: () => void;
}) {
  const now = useNow();
  const { company } = useSession();
  return (
    <>
      {url === null && <p>{m.office_content_on_many_pages()}</p>}
      <p className="to-preview">
        <a href="#page">{m.office_content_preview()}</a>
      </p>
      <p role="status">
        {isUnsaved
          ? m.office_content_saving()
          : draft
            ? m.office_content_saved({
                author: draft.author ?? '',
                when: momentWords(draft.created_at, now, company.time_zone),
              })
            : m.office_content_as_published()}
      </p>
      {draft && (
        <p className="row">
          <Link className="button main" to="/publications">
            {m.office_content_to_publishing()}
          </Link>
          <Button look="danger" onClick={onDiscard}>
            {m.office_content_discard()}
          </Button>
        </p>
      )}
    </>
  );
}
