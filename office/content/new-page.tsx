/** Creates a page: its kind, its name, and the address derived from both. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { slugOf } from '../../domain/content/slug.ts';
import { NEW_PAGES, type NewPage } from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, SelectField } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { editPath } from './content-query.ts';

type Template = NewPage['template'];

const KINDS: Record<Template, string> = {
  post: 'Post',
  offer: 'Seasonal offer',
  landing: 'Landing page of a place',
  service: 'Service',
  pest: 'Pest guide',
  article: 'Page about the company',
  location: 'City',
  neighborhood: 'Neighborhood',
  'service-area': 'Service area',
};

export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<Template>('post');
  const [h1, setH1] = useState('');
  /** Null while the address follows from the name. */
  const [typedUrl, setTypedUrl] = useState<string | null>(null);
  const { problem, call } = useCalls();
  const url = typedUrl ?? NEW_PAGES[template] + slugOf(h1);
  const begin = async (event: React.FormEvent) => {
    event.preventDefault();
    const page = await call('POST /content/pages', { template, h1, url });
    // Replaces the history entry of the dialog.
    if (page) navigate(editPath(page.files[0]?.path ?? ''), { replace: true });
  };
  return (
    <Dialog title="New page" onClose={onClose}>
      <form className="stack" onSubmit={begin}>
        {problem && !problem.errors.url && !problem.errors.h1 && (
          <Notice kind="problem">{problem.detail}</Notice>
        )}
        <SelectField
          label="What kind of page"
          value={template}
          options={Object.entries(KINDS).map(([value, label]) => ({
            value: value as Template,
            label,
          }))}
          onChoose={setTemplate}
        />
        <Field
          label="Main heading"
          error={problem?.errors.h1}
          value={h1}
          required
          maxLength={200}
          onChange={({ target }) => setH1(target.value)}
        />
        <Field
          label="Address of the page"
          hint="Small letters, digits and hyphens, as in /blog/winter-mice."
          error={problem?.errors.url}
          value={url}
          required
          maxLength={150}
          onChange={({ target }) => setTypedUrl(target.value)}
        />
        <div className="dialog-foot">
          <Button look="main" type="submit">
            Begin the page
          </Button>
          <Button onClick={onClose}>Go back</Button>
        </div>
      </form>
    </Dialog>
  );
}
