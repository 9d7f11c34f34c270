import './chat-panel.css';
import { EMPTY_LEAD } from '../../../domain/chat/chat-lead.ts';
import type { Conversation } from '../../../domain/chat/conversation.ts';
import type { Example } from '../../ui/example.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';

const said = (id: number, from: 'bot' | 'visitor', text: string, tone = 'plain' as const) => ({
  id,
  from,
  text,
  tone,
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

export const examples: Example[] = [
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
