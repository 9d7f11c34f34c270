/** A page of the website as it would be, and beside it the fields of its file, or of the settings that were pressed on it. */
import './content.css';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
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
import { contentQuery, editPath } from './content-query.ts';
import { FieldList } from './field-list.tsx';
import { keyOf } from './field-tree.ts';
import { PageActions } from './page-actions.tsx';
import { PageFrame, type Pressed } from './page-frame.tsx';
import { useContentDraft } from './use-content-draft.ts';

export function Component() {
  const [address, setAddress] = useSearchParams();
  const path = address.get('path') ?? '';
  const page = address.get('page') ?? path;
  const fileQuery = pathQuery<ContentFile>(`/content/file?path=${encodeURIComponent(path)}`);
  // Read once: from then on the editor has the newest, and what is typed in it.
  const query = useQuery({ ...fileQuery, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  /** Of what was saved last, whichever file it is of: with another one the page is another. Null = nothing is read yet. */
  const [at, setAt] = useState<string | null>(null);
  if (at === null && query.data) setAt(query.data.hash);
  const check = useQuery({
    ...pathQuery<ContentCheck>(
      `/content/check?${new URLSearchParams({ path, page, at: at ?? '' })}`,
    ),
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<{ path: string; key: string } | null>(null);
  const onChange = useCallback((file: ContentFile) => {
    setAt(file.hash);
    void queries.invalidateQueries(contentQuery);
  }, []);
  const open = ({ path, field, text }: Pressed) =>
    setAddress({ path, page, field: keyOf(field), text: text.slice(0, 100) });
  const faults = check.data?.faults ?? [];
  const isRight = check.data?.faults.length === 0;
  // With a fault there is no page: the last one stays.
  const [shown, setShown] = useState('');
  const src = `${OFFICE_API}/content/preview?${new URLSearchParams({ path: page, at: at ?? '' })}`;
  if (isRight && at && shown !== src) setShown(src);
  return (
    <Screen title={query.data?.name ?? m.office_content()}>
      <p className="row">
        <Link to="/content">{m.office_content_all()}</Link>
        {page !== path && <Link to={editPath(page)}>{m.office_content_back_to_page()}</Link>}
        <a href="#fields">{m.office_content_to_fields()}</a>
      </p>
      <div className="content-editor">
        <section className="content-preview" aria-label={m.office_content_preview()}>
          <p className="muted small">{m.office_content_press()}</p>
          {shown && <PageFrame src={shown} page={page} chosen={chosen} onPress={open} />}
        </section>
        <section
          id="fields"
          className="stack"
          aria-label={m.office_content_fields()}
          onFocus={({ target }) => {
            const key = target.closest<HTMLElement>('[data-field]')?.dataset.field;
            if (key) setChosen({ path, key });
          }}
        >
          <Answered query={query}>
            {(file) => <Editor key={path} opened={file} faults={faults} onChange={onChange} />}
          </Answered>
        </section>
      </div>
    </Screen>
  );
}

function Editor({
  opened,
  faults,
  onChange,
}: {
  opened: ContentFile;
  faults: ContentCheck['faults'];
  onChange: (file: ContentFile) => void;
}) {
  const { person } = useSession();
  const draft = useContentDraft(opened, person.person_id, onChange);
  const { file, typed, problem, isConflict } = draft;
  useOpenedField();
  const navigate = useNavigate();
  const discard = async () => {
    const isGone = await draft.discard();
    void queries.invalidateQueries(contentQuery);
    if (isGone) navigate('/content');
  };
  return (
    <>
      <Status file={file} isUnsaved={typed.size > 0} onDiscard={discard} />
      {problem && (
        <Notice kind="problem">
          {['no-connection', 'unavailable'].includes(problem.code)
            ? m.office_content_stays_here()
            : problem.detail}
        </Notice>
      )}
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
      <PageActions draft={draft} />
    </>
  );
}

/** The field that was pressed on the page gets the focus, at the words that were pressed. */
function useOpenedField(): void {
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    const address = new URLSearchParams(search);
    const name = address.get('field');
    const fields = document.querySelectorAll<HTMLElement>('#fields [data-field]');
    const field = [...fields].find(({ dataset }) => dataset.field === name);
    for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
      part.open = true;
    const input = field?.querySelector<HTMLInputElement>('input, textarea, select');
    input?.focus();
    if (input?.localName === 'textarea') {
      const words = (address.get('text') ?? '').split(/[^\p{L}\d ,]/u)[0] ?? '';
      const start = words.length > 3 ? input.value.indexOf(words) : -1;
      if (start !== -1) input.setSelectionRange(start, start + words.length);
    }
    input?.scrollIntoView({ block: 'center' });
  }, [key]);
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
