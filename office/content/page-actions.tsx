/** What is done with a page as a whole: another address, no page any more, an earlier text. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages';
import { copyText } from '../../app/lib/browser/clipboard.ts';
import type {
  ContentFile,
  ContentHistory,
  ContentLinks,
  DraftLink,
} from '../../domain/office/content-api.ts';
import type { Problem } from '../api/call-office.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, SelectField } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Answered } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { Changes } from './changes.tsx';
import type { Draft } from './content-draft.ts';
import { changeFiles, contentQuery, editPath, FILE_KEY } from './content-query.ts';
import { isSpanish, languageName } from './field-words.ts';

export function PageActions({ draft }: { draft: Draft }) {
  return (
    <>
      {draft.file.draft && draft.file.url && <Share path={draft.file.path} />}
      <History draft={draft} />
      {draft.file.can_move && !isSpanish(draft.file.path) && <Address draft={draft} />}
    </>
  );
}

/** An address by which somebody without a sign-in sees the page with its draft. */
function Share({ path }: { path: string }) {
  const [url, setUrl] = useState('');
  const make = async () => {
    const answer = await changeFiles<DraftLink>('link', { path });
    if (answer.ok) setUrl(answer.value.url);
    else showToast(answer.problem.detail);
  };
  const copy = async () =>
    showToast(
      (await copyText(url))
        ? m.office_people_the_link_is_copied()
        : m.office_people_the_link_cant_be_copied(),
    );
  if (!url)
    return (
      <p>
        <Button onClick={() => void make()}>
          {isSpanish(path)
            ? m.office_content_label_in({
                label: m.office_content_link_make(),
                language: languageName(path),
              })
            : m.office_content_link_make()}
        </Button>
      </p>
    );
  return (
    <div className="content-field">
      <Field
        label={m.office_content_link_address()}
        hint={m.office_content_link_about()}
        value={url}
        readOnly
        autoFocus
      />
      <p>
        <Button look="low" onClick={() => void copy()}>
          {m.office_people_copy_the_link()}
        </Button>
      </p>
    </div>
  );
}

function Address({ draft }: { draft: Draft }) {
  const { file } = draft;
  const navigate = useNavigate();
  const [url, setUrl] = useState(file.url ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const rename = async () => {
    if (!(await draft.save())) return;
    const { path, hash } = draft.file;
    const answer = await changeFiles<ContentFile>('rename', { path, hash, url });
    if (!answer.ok) return setProblem(answer.problem);
    showToast(m.office_content_renamed());
    navigate(editPath(answer.value.path));
  };
  return (
    <details className="content-part">
      <summary>{m.office_content_address_of_page()}</summary>
      <div className="stack">
        <Field
          label={m.office_content_url()}
          hint={m.office_content_rename_hint()}
          error={problem?.detail}
          value={url}
          maxLength={150}
          onChange={({ target }) => setUrl(target.value)}
        />
        <p className="row">
          <Button unavailable={url === file.url} onClick={() => void rename()}>
            {m.office_content_rename()}
          </Button>
          <Button look="danger" onClick={() => setRemoving(true)}>
            {m.office_content_remove_page()}
          </Button>
        </p>
      </div>
      {isRemoving && <RemovePage draft={draft} onClose={() => setRemoving(false)} />}
    </details>
  );
}

/** Names what leads to the page before it goes, and asks where that leads then. */
function RemovePage({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { path, url, name } = draft.file;
  const navigate = useNavigate();
  const links = useQuery({
    ...pathQuery<ContentLinks>(`/content/links?path=${encodeURIComponent(path)}`),
    staleTime: 0,
  });
  const { data } = useQuery(contentQuery);
  const others = (data?.files ?? []).filter(
    (one) => one.url && one.url !== url && !one.is_removed && !isSpanish(one.path),
  );
  const pages = [
    { value: '/', label: m.office_content_home() },
    ...others.map((one) => ({ value: one.url ?? '', label: `${one.name} (${one.url})` })),
  ];
  const [leadTo, setLeadTo] = useState(url?.replace(/\/[^/]*$/, '') || '/');
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async () => {
    if (!(await draft.save())) return;
    const answer = await changeFiles('remove', { path, hash: draft.file.hash, lead_to: leadTo });
    if (!answer.ok) return setProblem(answer.problem);
    showToast(m.office_content_page_removed());
    navigate('/content', { replace: true });
  };
  return (
    <Dialog title={m.office_content_remove_named({ label: name })} onClose={onClose}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={links} lines={3}>
        {({ links }) => (
          <>
            <p>{links.length > 0 ? m.office_content_links() : m.office_content_no_links()}</p>
            <ul className="content-links">
              {links.map((one) => (
                <li key={one.path}>{one.name}</li>
              ))}
            </ul>
          </>
        )}
      </Answered>
      <SelectField
        label={m.office_content_lead_to()}
        hint={m.office_content_lead_to_hint()}
        value={leadTo}
        options={pages}
        onChoose={setLeadTo}
      />
      <div className="dialog-foot">
        <Button look="danger" onClick={() => void remove()}>
          {m.office_content_remove_page()}
        </Button>
        <Button onClick={onClose}>{m.office_go_back()}</Button>
      </div>
    </Dialog>
  );
}

export function History({ draft }: { draft: Draft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="content-part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {draft.file.languages.length > 1
          ? m.office_content_history_in({ language: languageName(draft.file.path) })
          : m.office_content_history()}
      </summary>
      {isOpen && <Revisions draft={draft} />}
    </details>
  );
}

function Revisions({ draft }: { draft: Draft }) {
  const { path, hash } = draft.file;
  const now = useNow();
  const { company } = useSession();
  const query = useQuery({
    ...pathQuery<ContentHistory>(`/content/history?${new URLSearchParams({ path, at: hash })}`),
    staleTime: 0,
  });
  const bringBack = async (revision_no: number) => {
    if (!(await draft.save())) return;
    const answer = await changeFiles('bring-back', { path, hash: draft.file.hash, revision_no });
    if (answer.ok) void queries.invalidateQueries({ queryKey: FILE_KEY });
    showToast(answer.ok ? m.office_content_brought_back() : answer.problem.detail);
  };
  return (
    <Answered query={query}>
      {({ revisions }) =>
        revisions.length === 0 ? (
          <p>{m.office_content_no_history()}</p>
        ) : (
          <ol className="list">
            {revisions.map((one, index) => {
              const when = momentWords(one.created_at, now, company.time_zone);
              return (
                <li key={one.revision_no}>
                  <div>
                    <b>{when}</b>{' '}
                    {one.is_live && (
                      <span className="chip">{m.office_publications_state_live()}</span>
                    )}
                    {one.is_draft && <span className="chip">{m.office_content_is_draft()}</span>}
                    <Changes changes={one.changes} />
                    <p className="muted small">{one.author ?? m.office_content_from_folder()}</p>
                  </div>
                  {index > 0 && (
                    <Button
                      look="low"
                      aria-label={m.office_content_bring_back_named({ when })}
                      onClick={() => void bringBack(one.revision_no)}
                    >
                      {m.office_content_bring_back()}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        )
      }
    </Answered>
  );
}
