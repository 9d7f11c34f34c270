/** Actions on a whole page: share a draft, change its address, remove it, restore an earlier text. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { copyText } from '../../site/lib/browser/clipboard.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, SelectField } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useTimes } from '../parts/use-now.ts';
import { Changes } from './changes.tsx';
import { contentQuery, editPath } from './content-query.ts';
import { inLanguage, isSpanish, languageName } from './field-words.ts';
import type { PageDraft } from './page-draft.ts';

export function PageActions({ draft }: { draft: PageDraft }) {
  const { files, can_move } = draft.page;
  return (
    <>
      {files.map((file) => file.draft && file.url && <Share key={file.path} path={file.path} />)}
      {files.map((file) => (
        <History key={file.path} path={file.path} draft={draft} />
      ))}
      {can_move && <Address draft={draft} />}
    </>
  );
}

/** A link that shows the page with its draft without a sign-in. */
function Share({ path }: { path: string }) {
  const [url, setUrl] = useState('');
  const make = async () => {
    const answer = await callOffice('POST /content/link', { path });
    if (answer.ok) setUrl(answer.value.url);
    else showToast(answer.problem.detail);
  };
  const copy = async () =>
    showToast(
      (await copyText(url))
        ? 'The link is copied.'
        : 'The link can’t be copied here: select it and copy it by hand.',
    );
  if (!url)
    return (
      <p>
        <Button onClick={make}>{inLanguage('Show the draft to somebody', path)}</Button>
      </p>
    );
  return (
    <div className="content-field">
      <Field
        label="Address to send"
        hint="Everybody with this address sees the page with its draft, without a sign-in, for seven days or until the draft ends."
        value={url}
        readOnly
        autoFocus
      />
      <p>
        <Button look="low" onClick={copy}>
          Copy the link
        </Button>
      </p>
    </div>
  );
}

function Address({ draft }: { draft: PageDraft }) {
  const own = draft.page.files[0]?.url ?? '';
  const navigate = useNavigate();
  const [url, setUrl] = useState(own);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const rename = async () => {
    const answer = await draft.post('POST /content/rename', { url });
    if (!answer.ok) return setProblem(answer.problem);
    showToast('The page has its new address. Publish it to show it there.');
    navigate(editPath(answer.value.files[0]?.path ?? ''));
  };
  return (
    <details className="content-part">
      <summary>Address, or remove the page</summary>
      <div className="stack">
        <Field
          label="Address of the page"
          hint="Links on other pages follow, and the old address leads here."
          error={problem?.detail}
          value={url}
          maxLength={150}
          onChange={({ target }) => setUrl(target.value)}
        />
        <p className="row">
          <Button unavailable={url === own} onClick={rename}>
            Change the address
          </Button>
          <Button look="danger" onClick={() => setRemoving(true)}>
            Remove the page
          </Button>
        </p>
      </div>
      {isRemoving && <RemovePage draft={draft} onClose={() => setRemoving(false)} />}
    </details>
  );
}

/** Lists the links to the page before removing it, and asks where they should lead. */
function RemovePage({ draft, onClose }: { draft: PageDraft; onClose: () => void }) {
  const { path } = draft;
  const url = draft.page.files[0]?.url;
  const navigate = useNavigate();
  const links = useQuery({
    ...routeQuery('GET /content/links', { path }),
    staleTime: 0,
  });
  const { data } = useQuery(contentQuery);
  const others = (data?.files ?? []).filter(
    (one) => one.url && one.url !== url && !one.is_removed && !isSpanish(one.path),
  );
  const pages = [
    { value: '/', label: 'Home page (/)' },
    ...others.map((one) => ({ value: one.url ?? '', label: `${one.name} (${one.url})` })),
  ];
  const [leadTo, setLeadTo] = useState(url?.replace(/\/[^/]*$/, '') || '/');
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async () => {
    const answer = await draft.post('POST /content/remove', { lead_to: leadTo });
    if (!answer.ok) return setProblem(answer.problem);
    showToast('The page is removed with the next publication.');
    navigate('/content', { replace: true });
  };
  return (
    <Dialog title={`Remove ${draft.page.name}`} onClose={onClose}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={links}>
        {({ links }) => (
          <>
            <p>{links.length > 0 ? 'These lead to it:' : 'No page leads to it.'}</p>
            <ul className="bullets content-links">
              {links.map((one) => (
                <li key={one.path}>{one.name}</li>
              ))}
            </ul>
          </>
        )}
      </Answered>
      <SelectField
        label="Where should they lead instead?"
        hint="Visitors who have the old address are led there, too."
        value={leadTo}
        options={pages}
        onChoose={setLeadTo}
      />
      <div className="dialog-foot">
        <Button look="danger" onClick={remove}>
          Remove the page
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </Dialog>
  );
}

interface OfFile {
  /** Path of the file in one language. */
  path: string;
  draft: PageDraft;
}

function History({ path, draft }: OfFile) {
  const [isOpen, setOpen] = useState(false);
  const isOneOfTwo = draft.page.files.length > 1;
  return (
    <details className="content-part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`What it was before${isOneOfTwo ? `, ${languageName(path)}` : ''}`}</summary>
      {isOpen && <Revisions path={path} draft={draft} />}
    </details>
  );
}

function Revisions({ path, draft }: OfFile) {
  const times = useTimes();
  const query = useQuery({
    ...routeQuery('GET /content/history', { path }),
    queryKey: ['content-history', path, draft.page.hash],
    staleTime: 0,
  });
  const bringBack = async (revision_no: number) => {
    const answer = await draft.post('POST /content/bring-back', { path, revision_no });
    showToast(answer.ok ? 'It is a draft now. Publish it to show it.' : answer.problem.detail);
  };
  return (
    <Answered query={query}>
      {({ revisions }) =>
        revisions.length === 0 ? (
          <p>It was not changed yet.</p>
        ) : (
          <ol className="list">
            {revisions.map((one, index) => {
              const when = times.moment(one.created_at);
              return (
                <li key={one.revision_no}>
                  <div>
                    <b>
                      {one.revision_no}. {when}
                    </b>{' '}
                    {one.is_live && <span className="chip">Live now</span>}
                    {one.is_draft && <span className="chip">Draft</span>}
                    <Changes changes={one.changes} />
                    <p className="muted small">{one.author ?? 'From the content folder'}</p>
                  </div>
                  {index > 0 && (
                    <Button
                      look="low"
                      aria-label={`Bring back the text of ${when}`}
                      onClick={() => void bringBack(one.revision_no)}
                    >
                      Bring this back
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
