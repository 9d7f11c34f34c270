/** Editor: a preview of the page, beside it the fields of its file, or of the settings pressed in the preview. */
import './content.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { ContentCheck, ContentFault } from '../../domain/office/content-api.ts';
import { routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { editPath } from './content-query.ts';
import { Discard, Faults, State, Waiting } from './draft-state.tsx';
import { keyOf, languageName } from './field-words.ts';
import { focusField } from './focus-field.ts';
import { Form } from './form.tsx';
import { PageActions } from './page-actions.tsx';
import { type PageDraft, useDraft } from './page-draft.ts';
import { type Chosen, PageFrame, type Pressed } from './page-frame.tsx';

const englishPath = (path: string) => path.replace(/\.es(?=\.\w+$)/, '');

export function Component() {
  const [address, setAddress] = useSearchParams();
  const path = address.get('path') ?? '';
  const opened = address.get('page') ?? path;
  const { query, draft } = useDraft(englishPath(path));
  /** The language that was edited last. */
  const [inLanguage, setInLanguage] = useState('');
  const languages = draft?.page.files.map((file) => file.path) ?? [];
  const isOwn = languages.includes(opened);
  const page = isOwn && languages.includes(inLanguage) ? inLanguage : opened;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const open = ({ path, field, text }: Pressed) =>
    setAddress({ path, page: opened, field: keyOf(field), text: text.slice(0, 100) });
  const { shown, faults } = useCheck(page, draft?.page.hash);
  return (
    <Screen title={draft?.page.name ?? 'Website'}>
      <p className="row">
        <Link to="/content">All pages and settings</Link>
        {draft && !isOwn && <Link to={editPath(opened)}>Back to the words of this page</Link>}
        <a href="#fields">To the fields</a>
      </p>
      <div className="content-editor">
        <section className="content-preview" aria-label="The page with your changes">
          <p className="row">
            <span className="muted small">
              Press a sentence, a price or a picture: its field opens.
            </span>
            {languages
              .filter((one) => isOwn && one !== page)
              .map((one) => (
                <Button key={one} look="low" onClick={() => setInLanguage(one)}>
                  Show the page in {languageName(one)}
                </Button>
              ))}
          </p>
          {shown && <PageFrame key={shown.page} {...shown} chosen={chosen} onPress={open} />}
        </section>
        <section
          id="fields"
          // A link to it moves the focus here, also while the preview loads.
          tabIndex={-1}
          className="stack"
          aria-label="Fields"
          onInput={({ target }) => {
            const part = (target as HTMLElement).closest<HTMLElement>('[data-field]');
            if (part?.dataset.file) setInLanguage(part.dataset.file);
          }}
          onFocus={({ target }) => {
            const { field, file } = target.closest<HTMLElement>('[data-field]')?.dataset ?? {};
            if (field && file) setChosen({ path: file, key: field });
          }}
        >
          <Answered query={query}>
            {() => draft && <Editor key={draft.path} draft={draft} faults={faults} />}
          </Answered>
        </section>
      </div>
    </Screen>
  );
}

/**
 * Renders the page with the saved drafts, again after each change.
 * @returns the newest page that rendered, and the faults of the newest state
 */
function useCheck(page: string, hash = '') {
  const { data, isPlaceholderData } = useQuery({
    ...routeQuery('GET /content/check', { path: page }),
    queryKey: ['content-check', page, hash],
    enabled: hash !== '',
    ...{ staleTime: 0, gcTime: 0, placeholderData: keepPreviousData<ContentCheck> },
  });
  const [shown, setShown] = useState<{ page: string; version: string } | null>(null);
  useEffect(() => {
    if (data?.is_shown && !isPlaceholderData) setShown({ page, version: hash });
  }, [data, isPlaceholderData, page, hash]);
  return { shown, faults: data?.faults ?? [] };
}

function Editor({ draft, faults }: { draft: PageDraft; faults: ContentFault[] }) {
  useOpenedField();
  return (
    <>
      <State draft={draft} />
      <Discard draft={draft} />
      {draft.page.files.some((file) => file.draft) && (
        <p>
          <Link className="button main" to="/publications">
            Publish
          </Link>
        </p>
      )}
      <div role="status">
        <Faults page={draft.page} faults={faults} />
      </div>
      <Waiting draft={draft} />
      <Form draft={draft} faults={faults} />
      <PageActions draft={draft} />
    </>
  );
}

/** Moves the focus to the field pressed in the preview, at the pressed words. */
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
