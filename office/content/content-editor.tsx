/** A page of the website as it would be, and beside it the fields of its file, or of the settings that were pressed on it. */
import './content.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as m from '#messages';
import { LOGO_FILE } from '../../domain/content/logo.ts';
import {
  type ContentFault,
  type ContentFile,
  type ContentPage,
  editorOf,
  type PreviewQuestion,
} from '../../domain/office/content-api.ts';
import type { FieldChange } from '../../domain/office/publications-api.ts';
import { readOffice } from '../api/call-office.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { Changes } from './changes.tsx';
import { type Draft, draftsOf, type Typed } from './content-draft.ts';
import { changeFiles, contentQuery, editPath, FILE_KEY, fieldPath } from './content-query.ts';
import { FieldList, LogoPart } from './field-list.tsx';
import { fieldIn, keyOf } from './field-tree.ts';
import { inLanguage, languageName, notesOf, wholeLabelOf } from './field-words.ts';
import { focusField } from './focus-field.ts';
import { History, PageActions } from './page-actions.tsx';
import { PageFrame, type Pressed } from './page-frame.tsx';
import { usePreview } from './use-preview.ts';

export function Component() {
  const [address, setAddress] = useSearchParams();
  const path = address.get('path') ?? '';
  const opened = address.get('page') ?? path;
  const query = useFiles(path);
  const { drafts, version } = useDrafts(query.data);
  /** The page in the language that was typed in last. */
  const [inLanguage, setInLanguage] = useState('');
  const { name = m.office_content(), languages = [] } = drafts[0]?.file ?? {};
  const page = languages.includes(opened) && languages.includes(inLanguage) ? inLanguage : opened;
  const [chosen, setChosen] = useState<{ path: string; key: string } | null>(null);
  const open = ({ path, field, text }: Pressed) =>
    setAddress({ path, page: opened, field: keyOf(field), text: text.slice(0, 100) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed into the drafts changes with the version
  const question = useMemo(
    () => (drafts.length === 0 ? null : { page, typed: typedIn(drafts) }),
    [drafts, page, version],
  );
  const { shown, faults } = usePreview(question);
  const savedAs = drafts.map(({ file }) => file.hash).join();
  return (
    <Screen title={name}>
      <p className="row">
        <Link to="/content">{m.office_content_all()}</Link>
        {drafts.length > 0 && !languages.includes(opened) && (
          <Link to={editPath(opened)}>{m.office_content_back_to_page()}</Link>
        )}
        <a href="#fields">{m.office_content_to_fields()}</a>
      </p>
      <div className="content-editor">
        <section className="content-preview" aria-label={m.office_content_preview()}>
          <p className="row">
            <span className="muted small">{m.office_content_press()}</span>
            {languages
              .filter((one) => languages.includes(opened) && one !== page)
              .map((one) => (
                <Button key={one} look="low" onClick={() => setInLanguage(one)}>
                  {m.office_content_show_language({ language: languageName(one) })}
                </Button>
              ))}
          </p>
          {shown && <PageFrame {...shown} savedAs={savedAs} chosen={chosen} onPress={open} />}
        </section>
        <section
          id="fields"
          // The link to it moves the focus here also while the page beside it is being loaded.
          tabIndex={-1}
          className="stack"
          aria-label={m.office_content_fields()}
          onInput={({ target }) => {
            const part = (target as HTMLElement).closest<HTMLElement>('[data-field]');
            if (part?.dataset.file) setInLanguage(part.dataset.file);
          }}
          onFocus={({ target }) => {
            const { field, file } = target.closest<HTMLElement>('[data-field]')?.dataset ?? {};
            if (field && file) setChosen({ path: file, key: field });
          }}
        >
          <Editors path={path} />
          <Answered query={query}>
            {() => drafts[0] && <Editor key={path} drafts={drafts} faults={faults} />}
          </Answered>
        </section>
      </div>
    </Screen>
  );
}

/** Somebody else may begin at any time, ms. */
const ASK_AGAIN_MS = 10_000;

/** Who else is editing the file, in any language: until they have saved nothing for two minutes. */
function Editors({ path }: { path: string }) {
  const { person } = useSession();
  const now = useNow();
  const { data } = useQuery({ ...contentQuery, refetchInterval: ASK_AGAIN_MS });
  const names = (data?.files ?? [])
    .filter((one) => englishPath(one.path) === englishPath(path))
    .flatMap(({ draft }) => editorOf(draft, { name: person.name, now }) ?? []);
  return (
    <div role="status">
      {[...new Set(names)].map((name) => (
        <Notice key={name} kind="waiting">
          {m.office_content_is_editing({ name })}
        </Notice>
      ))}
    </div>
  );
}

const englishPath = (path: string) => path.replace(/\.es(?=\.\w+$)/, '');

const typedIn = (drafts: Draft[]): PreviewQuestion['typed'] =>
  drafts
    .map(({ file, typed }) => ({ path: file.path, edits: [...typed.values()] }))
    .filter(({ edits }) => edits.length > 0);

const SETTINGS = 'site.yaml';
/** The logo is chosen beside the colors. */
const filesWith = (path: string) =>
  [SETTINGS, LOGO_FILE].includes(path) ? [SETTINGS, LOGO_FILE] : [path];

/** The file in each of its languages, English first. Read once: from then on the drafts have the newest. */
const useFiles = (path: string) =>
  useQuery({
    queryKey: [...FILE_KEY, filesWith(path).map(englishPath)],
    queryFn: async ({ signal }) => {
      const read = (one: string) =>
        readOffice<ContentPage>(`/content/file?${new URLSearchParams({ path: one })}`, signal);
      return (await Promise.all(filesWith(path).map(read))).flatMap(({ others, ...file }) =>
        [file, ...others].sort(
          (a, b) => file.languages.indexOf(a.path) - file.languages.indexOf(b.path),
        ),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // What is read again is another answer, also where it is what was read first.
    structuralSharing: false,
  });

/** @returns version: another one whenever something of the drafts is */
function useDrafts(files: ContentFile[] | undefined): { drafts: Draft[]; version: number } {
  const { person } = useSession();
  const [version, changed] = useReducer((version: number) => version + 1, 0);
  const drafts = useMemo(
    () => draftsOf(files ?? [], person.person_id, changed),
    [files, person.person_id],
  );
  useEffect(() => {
    const ends = drafts.map((draft) => draft.watch());
    return () => {
      for (const end of ends) end();
    };
  }, [drafts]);
  return { drafts, version };
}

function Editor({ drafts: all, faults }: { drafts: Draft[]; faults: ContentFault[] }) {
  useOpenedField();
  const drafts = all.filter(({ file }) => file.path !== LOGO_FILE);
  const logo = all.find(({ file }) => file.path === LOGO_FILE);
  return (
    <>
      {drafts.map((draft) => (
        <State key={draft.file.path} draft={draft} />
      ))}
      <Discard drafts={drafts} />
      {all.some(({ file }) => file.draft) && (
        <p>
          <Link className="button main" to="/publications">
            {m.office_content_to_publishing()}
          </Link>
        </p>
      )}
      {faults.length > 0 && (
        <Notice kind="waiting">
          <p>{m.office_content_faults()}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>
                <Fault
                  fault={fault}
                  isElsewhere={all.every(({ file }) => file.path !== fault.path)}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Waiting drafts={drafts} />
      <FieldList drafts={drafts} faults={faults} />
      {logo && drafts[0] && (
        <details className="content-part">
          <summary>{m.office_content_logo()}</summary>
          <LogoPart draft={logo} colors={drafts[0]} />
          <State draft={logo} />
          <Discard drafts={[logo]} />
          <History draft={logo} />
        </details>
      )}
      {drafts.map((draft) => (
        <PageActions key={draft.file.path} draft={draft} />
      ))}
    </>
  );
}

/** Leads to the field that it is about. */
function Fault({
  fault: { message, path, field },
  isElsewhere,
}: {
  fault: ContentFault;
  isElsewhere: boolean;
}) {
  const words = isElsewhere && path ? `${path}: ${message}` : message;
  if (!path || !field) return words;
  return <Link to={fieldPath({ path, field: field.split('.') })}>{words}</Link>;
}

/** Fields that ask for words of the company, and Spanish ones that are older than their English words. */
function Waiting({ drafts }: { drafts: Draft[] }) {
  const found = drafts.flatMap((draft) =>
    draft.file.fields
      .filter((field) => notesOf(field, draft, drafts).length > 0)
      .map(({ path }) => ({ file: draft.file.path, path })),
  );
  if (found.length === 0) return null;
  return (
    <Notice kind="waiting">
      <p>{m.office_content_waits({ count: found.length })}</p>
      <ul className="content-waits">
        {found.map(({ file, path }) => (
          <li key={`${file} ${keyOf(path)}`}>
            <Link to={fieldPath({ path: file, field: path })}>
              {inLanguage(wholeLabelOf(path), file, drafts)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What has become of what was typed, and what can be done with it. */
function State({ draft }: { draft: Draft }) {
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
        {typed.size > 0
          ? m.office_content_saving()
          : file.draft
            ? m.office_content_saved({
                author: file.draft.author ?? '',
                when: momentWords(file.draft.created_at, now, company.time_zone),
              })
            : m.office_content_as_published()}
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
function Discard({ drafts }: { drafts: Draft[] }) {
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

/** The field that was pressed on the page gets the focus, at the words that were pressed. */
function useOpenedField(): void {
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    const address = new URLSearchParams(search);
    const [name, path] = [address.get('field'), address.get('path')];
    const input = name && path ? focusField(path, name) : undefined;
    if (input instanceof HTMLTextAreaElement) {
      const words = (address.get('text') ?? '').split(/[^\p{L}\d ,]/u)[0] ?? '';
      const start = words.length > 3 ? input.value.indexOf(words) : -1;
      if (start !== -1) input.setSelectionRange(start, start + words.length);
    }
    input?.scrollIntoView({ block: 'center' });
  }, [key]);
}
