/** Begins a page: its kind, its name, and the address that follows from both. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages';
import { type ContentFile, NEW_PAGES, type NewPage } from '../../domain/office/content-api.ts';
import type { Problem } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, SelectField } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { changeFiles, editPath } from './content-query.ts';

type Template = NewPage['template'];

const KINDS: Record<Template, string> = {
  post: m.office_content_kind_post(),
  offer: m.office_content_kind_offer(),
  landing: m.office_content_kind_landing(),
  service: m.office_content_kind_service(),
  pest: m.office_content_kind_pest(),
  article: m.office_content_kind_article(),
  location: m.office_content_kind_location(),
  neighborhood: m.office_content_kind_neighborhood(),
  'service-area': m.office_content_kind_service_area(),
};

export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<Template>('post');
  const [h1, setH1] = useState('');
  /** Null = it follows from the name. */
  const [typedUrl, setTypedUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const url = typedUrl ?? NEW_PAGES[template] + slugOf(h1);
  const begin = async (event: React.FormEvent) => {
    event.preventDefault();
    const answer = await changeFiles<ContentFile>('pages', { template, h1, url });
    if (!answer.ok) return setProblem(answer.problem);
    // Without the step that the dialog has put into the history.
    navigate(editPath(answer.value.path), { replace: true });
  };
  return (
    <Dialog title={m.office_content_new_page()} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void begin(event)}>
        {problem && !problem.errors.url && !problem.errors.h1 && (
          <Notice kind="problem">{problem.detail}</Notice>
        )}
        <SelectField
          label={m.office_content_kind()}
          value={template}
          options={Object.entries(KINDS).map(([value, label]) => ({
            value: value as Template,
            label,
          }))}
          onChoose={setTemplate}
        />
        <Field
          label={m.office_content_main_heading()}
          error={problem?.errors.h1}
          value={h1}
          required
          maxLength={200}
          onChange={({ target }) => setH1(target.value)}
        />
        <Field
          label={m.office_content_url()}
          hint={m.office_content_url_hint()}
          error={problem?.errors.url}
          value={url}
          required
          maxLength={150}
          onChange={({ target }) => setTypedUrl(target.value)}
        />
        <div className="dialog-foot">
          <Button look="main" type="submit">
            {m.office_content_begin()}
          </Button>
          <Button onClick={onClose}>{m.office_go_back()}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** As in /blog/what-mice-eat. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
