/** The components of this folder as /design shows them, by the names of their folders. */
import { EMPTY_LEAD } from '../../domain/chat/chat-lead.ts';
import type { Conversation } from '../../domain/chat/conversation.ts';
import { type Example, inEveryState } from '../ui/example.ts';
import { ChatComposer } from './chat/chat-composer.tsx';
import { ChatLog } from './chat/chat-log.tsx';
import { Checklist } from './checklist/checklist.tsx';
import './site-search/site-search.css';
import { SearchForm } from './site-search/search-form.tsx';
import { SearchAnswer } from './site-search/site-search.tsx';
import './zip-check/zip-check.css';
import { answerHeading, ZipAnswer } from './zip-check/zip-answer.tsx';
import { ZipForm } from './zip-check/zip-form.tsx';

const said = (id: number, from: 'bot' | 'visitor', text: string) => ({
  id,
  from,
  text,
  tone: 'plain' as const,
});

const CONVERSATION: Conversation = {
  submissionId: '00000000-0000-4000-8000-000000000000',
  replaces: null,
  step: 'explainIssue',
  lead: EMPTY_LEAD,
  messages: [
    said(1, 'bot', 'What are you seeing, and where?'),
    said(
      2,
      'visitor',
      'Small dark ants along the window in the kitchen, mostly in the morning, and a few in the bathroom upstairs since it rained.',
    ),
    {
      ...said(3, 'bot', 'This is how a note looks, before a number is asked for.'),
      tone: 'notice',
    },
    { ...said(4, 'bot', 'This is how it looks when saving failed.'), tone: 'error' },
    { ...said(5, 'bot', 'This is how it looks when a request has been taken.'), tone: 'done' },
  ],
  typing: { turn: 1, delay: 900, lines: [{ text: 'And then?', tone: 'plain' }] },
  offer: null,
  askedAgain: false,
  askedAbout: '',
  goodbye: false,
  deadlineAt: null,
  partial: 'unsent',
  isHandedOver: false,
  complete: 'unsent',
  updatedAt: 0,
};

const nothing = () => {};

const chat: Example[] = [
  {
    name: 'every kind of message, typing, choices',
    show: () => (
      <div className="chat-example">
        <ChatLog ref={{ current: null }} conversation={CONVERSATION}>
          <div className="chat-choices">
            <button type="button">Yes</button>
            <button type="button">No</button>
          </div>
        </ChatLog>
      </div>
    ),
  },
  {
    name: 'composer, empty: nothing to send yet',
    show: () => (
      <div className="chat-footer">
        <ChatComposer
          step="name"
          yesOrNo={false}
          isBusy
          draft=""
          onDraft={nothing}
          onSend={nothing}
          field={{ current: null }}
        />
      </div>
    ),
  },
];

const checklist: Example[] = [
  {
    name: 'nothing ticked, long text',
    show: () => (
      <Checklist
        list="design"
        title="Before the visit"
        items={[
          'A short line',
          'A line that is long enough to run over two lines on a phone, so that its box stays at the first one',
        ]}
      />
    ),
  },
];

const HINT = 'A pest by any of its names, a service, a town or a ZIP code.';
const HIT = {
  name: 'Ants',
  href: '/quote',
  kind: 'Pests' as const,
  text: 'What they are.',
};

const siteSearch: Example[] = [
  ...inEveryState('form', () => <SearchForm label="What are you looking for?" />),
  { name: 'nothing asked', show: () => <SearchAnswer query="" search={null} hint={HINT} /> },
  { name: 'loading', show: () => <SearchAnswer query="ants" search={null} hint={HINT} /> },
  { name: 'error', show: () => <SearchAnswer query="ants" search="unreachable" hint={HINT} /> },
  { name: 'empty', show: () => <SearchAnswer query="xylophone" search={() => []} hint={HINT} /> },
  { name: 'found', show: () => <SearchAnswer query="ants" search={() => [HIT]} hint={HINT} /> },
];

const zipCheck: Example[] = [
  ...inEveryState('form', () => <ZipForm />),
  {
    name: 'form, error',
    show: () => <ZipForm problem={answerHeading({ kind: 'malformed' })} />,
  },
  {
    name: 'not served',
    show: () => (
      <div className="zip-check">
        <section className="zip-answer zip-answer-far">
          <h3>{answerHeading({ kind: 'far', zip: '99501' })}</h3>
          <ZipAnswer
            answer={{ kind: 'far', zip: '99501' }}
            plans={[{ name: 'Termites', href: '/services/termite-control' }]}
            nextDay=""
            emergency=""
          />
        </section>
      </div>
    ),
  },
];

export const examples: Record<string, Example[]> = {
  chat,
  checklist,
  'site-search': siteSearch,
  'zip-check': zipCheck,
};
