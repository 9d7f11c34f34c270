/** What has become of what was typed: saved, refused, asked about; what keeps it from being published; and how it is discarded. */
import { Link, useNavigate } from 'react-router';
import * as m from '#messages';
import type { ContentFault, ContentFile, ContentPage } from '../../domain/office/content-api.ts';
import type { FieldChange } from '../../domain/office/publications-api.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { Changes } from './changes.tsx';
import type { Draft, Typed } from './content-draft.ts';
import { changeFiles, FILE_KEY, fieldPath } from './content-query.ts';
import { type FieldPath, fieldIn } from './field-tree.ts';
import { inLanguage, languageName, notesOf, shortened, wholeLabelOf } from './field-words.ts';

/** What keeps it from being published. */
export function Faults({ drafts, faults }: { drafts: Draft[]; faults: ContentFault[] }) {
  const links = faults.map(({ path, field, message }) => {
    const file = drafts.find((one) => one.file.path === path)?.file;
    // Names may have a point in them.
    const known = file?.fields.find((one) => one.path.join('.') === field)?.path;
    const at = known ?? field?.split('.') ?? null;
    const about = file && at ? inLanguage(wholeLabelOf(at), file.path, drafts) : path;
    return { path, field: at, words: about ? shortened(`${about}: ${message}`) : message };
  });
  return <FieldLinks intro={m.office_content_faults()} links={links} />;
}

/** Fields that ask for words of the company, and Spanish ones that are older than their English words. */
export function Waiting({ drafts }: { drafts: Draft[] }) {
  const links = drafts.flatMap((draft) => {
    const { path: file, fields } = draft.file;
    return fields
      .filter((field) => notesOf(field, draft, drafts).length > 0)
      .map(({ path: field }) => ({
        ...{ path: file, field },
        words: inLanguage(wholeLabelOf(field), file, drafts),
      }));
  });
  return <FieldLinks intro={m.office_content_waits({ count: links.length })} links={links} />;
}

/** Each leads to the field that it is about. */
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
      <ul className="content-waits">
        {links.map(({ path, field, words }) => (
          <li key={`${path} ${words}`}>
            {path && field ? <Link to={fieldPath({ path, field })}>{words}</Link> : words}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What has become of what was typed, and what can be done with it. */
export function State({ draft }: { draft: Draft }) {
  const { file, typed, problem, isConflict } = draft;
  const now = useNow();
  const { company } = useSession();
  const language = file.languages.length > 1 ? languageName(file.path) : null;
  return (
    <>
      {file.url === null && file.path === file.languages[0] && (
        <p>{m.office_content_on_many_pages()}</p>
      )}
      <p role="status">
        {language && <b>{language}: </b>}
        <span>
          {typed.size > 0
            ? m.office_content_saving()
            : file.draft
              ? m.office_content_saved({
                  author: file.draft.author ?? '',
                  when: momentWords(file.draft.created_at, now, company.time_zone),
                })
              : m.office_content_as_published()}
        </span>
      </p>
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
          <Changes changes={[...typed.values()].map((one) => changeBy(one, file))} />
          <p className="row">
            <Button onClick={() => draft.takeMine()}>{m.office_content_take_mine()}</Button>
            <Button onClick={() => draft.takeTheirs()}>{m.office_content_take_theirs()}</Button>
          </p>
        </Notice>
      )}
    </>
  );
}

/** Of what is saved, by what was typed. */
const changeBy = ({ path, value }: Typed, file: ContentFile): FieldChange => ({
  path,
  before: String(fieldIn(file, path)?.value ?? ''),
  after: String(value),
});

/** In each language at once: what came, moved or went in the one did so in the other. */
export function Discard({ drafts }: { drafts: Draft[] }) {
  const navigate = useNavigate();
  const changed = drafts.filter(({ file }) => file.draft);
  if (changed.length === 0) return null;
  const discard = async () => {
    await Promise.all(drafts.map((draft) => draft.pause()));
    const answer = await changeFiles<ContentPage | object>('discard', {
      drafts: changed.map(({ file: { path, hash } }) => ({ path, hash })),
    });
    if (!answer.ok) {
      showToast(answer.problem.detail);
      // What was typed stays, beside what somebody else has saved meanwhile.
      await Promise.all(drafts.map((draft) => draft.compare()));
      return;
    }
    for (const draft of drafts) draft.takeTheirs();
    if (!('path' in answer.value)) navigate('/content');
    else void queries.invalidateQueries({ queryKey: FILE_KEY });
  };
  return (
    <p>
      <Button look="danger" onClick={() => void discard()}>
        {changed.length > 1 ? m.office_content_discard_all() : m.office_content_discard()}
      </Button>
    </p>
  );
}
