/** The components of this folder as /design shows them, by the names of their folders. */
import { type Example, inEveryState } from '../ui/example.ts';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { LanguageSwitch } from './language-switch/language-switch.tsx';
import { PageContents } from './page-body/page-contents.tsx';
import { PagePhotos } from './page-body/page-photos.tsx';
import './progress-bar/progress-bar.css';
import { TerritoryControl } from './territory-control/territory-control.tsx';
import './toast/toast.css';
import * as m from '#messages';
import { Icon } from '../ui/icon/icon.tsx';
import { close } from '../ui/icon/icon-shapes.ts';
import type { Toast } from './toast/toast-store.ts';

const breadcrumbs: Example[] = [
  {
    name: 'long text',
    show: () => (
      <Breadcrumbs
        items={[
          { name: 'Home', href: '/' },
          { name: 'Service areas', href: '/quote' },
          {
            name: 'Pest control in a town whose name is much longer than any town we serve',
            href: '/design',
          },
        ]}
      />
    ),
  },
];

const languageSwitch: Example[] = inEveryState('switch', () => <LanguageSwitch />);

const headings = [
  'What it is',
  'What to look for',
  'A heading so long that it takes two lines',
].map((text, index) => ({
  id: ['component-base', 'component-chat', 'component-logo'][index] ?? '',
  text,
}));

/** The only photo-like file that every clone has. */
const FILE = '/film/first-visit.jpg';
const SET = `${FILE} 1280w`;

const pageBody: Example[] = [
  { name: 'long text', show: () => <PageContents headings={headings} /> },
  {
    name: 'plain, of a job, as a strip',
    show: () => (
      <PagePhotos
        photos={['', '?found', '?strip'].map((query) => ({
          src: `${FILE}${query}`,
          srcSets: { avif: SET, webp: SET, jpg: SET },
          alt: 'The van in front of a house at golden hour',
          caption: query === '?found' ? null : 'A caption under a photo',
          found:
            query === '?found'
              ? { place: 'Porch, Carytown (sample)', month: '2026-05', width_mm: 240 }
              : null,
          strip: query === '?strip',
          width: 1280,
          height: 720,
        }))}
      />
    ),
  },
];

const progressBar: Example[] = [
  { name: 'loading', show: () => <div className="progress-bar" /> },
  {
    name: 'loading for longer',
    show: () => (
      <div className="wrap page-skeleton">
        <div />
        <div />
        <div />
        <div />
      </div>
    ),
  },
];

const territoryControl: Example[] = inEveryState('opener', () => <TerritoryControl />);

const toast: Example[] = [
  {
    name: 'success, error, long text',
    show: () => (
      <ul className="toast-list">
        <ToastCard title="Success!" text="You are on the list." tone="success" />
        <ToastCard title="Error" text="Please try again." tone="error" />
        <ToastCard
          title="Error"
          text="A message that is long enough to take three lines on a phone, because it says what happened and also what can be done about it now."
          tone="error"
        />
      </ul>
    ),
  },
];

/** A toast as toasts.ts draws it, for /design. */
function ToastCard({ title, text, tone }: Pick<Toast, 'title' | 'text' | 'tone'>) {
  return (
    <li className="toast" data-tone={tone}>
      <p>
        <b>{title}</b>
        <span className="visually-hidden"> - </span>
        <span className="toast-text">{text}</span>
      </p>
      <button type="button" aria-label={m.toast_dismiss()}>
        <Icon shape={close} />
      </button>
    </li>
  );
}

export const examples: Record<string, Example[]> = {
  breadcrumbs,
  'language-switch': languageSwitch,
  'page-body': pageBody,
  'progress-bar': progressBar,
  'territory-control': territoryControl,
  toast,
};
