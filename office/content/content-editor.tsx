/** A page of the website as it would be, and beside it the fields of its file, or of the settings that were pressed on it. */
import './content.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import * as m from '#messages';
import { LOGO_FILE } from '../../domain/content/logo.ts';
import {
  type ContentFault,
  type ContentFile,
  type ContentPage,
  editorOf,
  type PreviewQuestion,
} from '../../domain/office/content-api.ts';
import { readOffice } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { useNow } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { LogoField } from './colors.tsx';
import { type Draft, draftsOf } from './content-draft.ts';
import { contentQuery, editPath, FILE_KEY } from './content-query.ts';
import { Discard, Faults, State, Waiting } from './draft-state.tsx';
import { FieldList } from './field-list.tsx';
import { keyOf } from './field-tree.ts';
import { languageName } from './field-words.ts';
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
    queryKey: [...FILE_KEY, filesWith(englishPath(path))],
    queryFn: async ({ signal }) => {
      const read = (one: string) =>
        readOffice<ContentPage>(`/content/file?${new URLSearchParams({ path: one })}`, signal);
      const pages = await Promise.all(filesWith(englishPath(path)).map(read));
      return pages.flatMap(({ others, ...file }) => [file, ...others]);
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
      <div className="content-faults" role="status">
        <Faults drafts={all} faults={faults} />
      </div>
      <Waiting drafts={drafts} />
      <FieldList drafts={drafts} faults={faults} />
      {logo && drafts[0] && (
        <details className="content-part">
          <summary>{m.office_content_logo()}</summary>
          <LogoField draft={logo} colors={drafts[0]} />
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
