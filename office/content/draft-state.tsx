/** State of a draft: saved, refused, in conflict; its faults; and the button to discard it. */
import { Link, useNavigate } from 'react-router';
import type { ContentFault, ContentPage, FieldPath } from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useTimes } from '../parts/use-now.ts';
import { Changes } from './changes.tsx';
import { fieldPath } from './content-query.ts';
import { notesOf } from './field-input.tsx';
import {
  fieldsIn,
  inLanguage,
  keyOf,
  languageName,
  shortened,
  wholeLabelOf,
} from './field-words.ts';
import type { PageDraft } from './page-draft.ts';

/** Faults that prevent publishing. */
export function Faults({ page, faults }: { page: ContentPage; faults: ContentFault[] }) {
  const links = faults.map(({ path, field, message }) => {
    const isHere = page.files.some((file) => file.path === path);
    const about = path && isHere && field ? inLanguage(wholeLabelOf(field), path) : path;
    return { path, field, words: about ? shortened(`${about}: ${message}`) : message };
  });
  return <FieldLinks intro="This can’t be published yet:" links={links} />;
}

/** Fields that still ask for the company's words, and translations older than their English text. */
export function Waiting({ draft }: { draft: PageDraft }) {
  const links = fieldsIn(draft.page.form).flatMap((field) =>
    field.files
      .filter((file) => notesOf({ field, file, draft }).length > 0)
      .map((file) => ({
        ...{ path: file, field: field.path },
        words: inLanguage(wholeLabelOf(field.path), file),
      })),
  );
  const intro =
    links.length === 1 ? 'One field waits for words:' : `${links.length} fields wait for words:`;
  return <FieldLinks intro={intro} links={links} />;
}

/** Links to fields. */
function FieldLinks({
  intro,
  links,
}: {
  intro: string;
  links: { path: string | null; field: FieldPath | null; words: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <Notice kind="waiting">
      <p>{intro}</p>
      <ul className="bullets">
        {links.map(({ path, field, words }) => (
          <li key={`${path} ${words}`}>
            {path ? <Link to={fieldPath({ path, field })}>{words}</Link> : words}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function State({ draft }: { draft: PageDraft }) {
  const { page, typed, problem, isConflict } = draft;
  const times = useTimes();
  const stateOf = (file: ContentPage['files'][number]) => {
    if ([...typed.values()].some((one) => one.file === file.path)) return 'Not saved yet';
    if (!file.draft) return 'This is what visitors read. Changes are saved while you type.';
    const when = times.moment(file.draft.created_at);
    return `Saved as a draft by ${file.draft.author}, ${when}. Visitors do not see it yet.`;
  };
  return (
    <>
      {page.files[0]?.url === null && <p>Many pages use these: a change shows on each of them.</p>}
      {page.files.map((file) => (
        <p key={file.path} role="status">
          {page.files.length > 1 && <b>{languageName(file.path)}: </b>}
          <span>{stateOf(file)}</span>
        </p>
      ))}
      {problem && (
        <Notice kind="problem">
          {['no-connection', 'unavailable'].includes(problem.code)
            ? 'No connection. What you type stays on this device, and is saved as soon as there is one.'
            : problem.detail}
        </Notice>
      )}
      {isConflict && <Conflict draft={draft} />}
    </>
  );
}

/** Another user has saved a different text: shows both and lets the user choose. */
function Conflict({ draft }: { draft: PageDraft }) {
  const { page, typed } = draft;
  const fields = new Map(fieldsIn(page.form).map((field) => [keyOf(field.path), field]));
  const changes = [...typed.values()].map(({ file, path, value }) => {
    const field = fields.get(keyOf(path));
    const before = String(field?.values[field.files.indexOf(file)]?.value ?? '');
    return { path, before, after: String(value) };
  });
  const author = page.files.find((file) => file.draft)?.draft?.author ?? 'Somebody';
  return (
    <Notice kind="problem">
      <p>
        {author} changed this meanwhile. What you typed still stands in its fields. What differs,
        their words → yours:
      </p>
      <Changes changes={changes} />
      <p className="row">
        <Button onClick={() => void draft.takeMine()}>Save what I typed</Button>
        <Button onClick={() => draft.takeTheirs()}>Take the other text</Button>
      </p>
    </Notice>
  );
}

/** Discards both languages together, because entries were added, moved and removed in both. */
export function Discard({ draft }: { draft: PageDraft }) {
  const navigate = useNavigate();
  const changed = draft.page.files.filter((file) => file.draft);
  if (changed.length === 0) return null;
  const discard = async () => {
    if (!(await draft.discard())) navigate('/content');
  };
  return (
    <p>
      <Button look="danger" onClick={discard}>
        {changed.length > 1 ? 'Discard the drafts in both languages' : 'Discard the draft'}
      </Button>
    </p>
  );
}
