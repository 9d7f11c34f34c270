/**
 * The page's chat session, without React: it runs whether the panel is open or not. Loaded with the panel, or when a stored
 * conversation has something to send (attach-chat.ts).
 */
import { PEST_NAMES, SETTINGS } from 'company';
import type { PestAdvice } from '../../../domain/content/pest-advice.ts';
import { unansweredSentence, zoneToName } from '../../../domain/hours/live-promise.ts';
import { localPath } from '../../../domain/language/language.ts';
import { hasPhone } from '../../../domain/territory/territory.ts';
import { pendingStore } from '../../forms/submissions/pending-store.ts';
import {
  beaconContactSubmission,
  notifyQuote,
  sendSubmission,
} from '../../forms/submissions/send-submission.ts';
import { showToast } from '../../layout/toast/toasts.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { staysOnSite } from '../../lib/browser/leaving.ts';
import { fetchOnce } from '../../lib/fetch-once.ts';
import { pageCompany } from '../../lib/shown-company.ts';
import { shownTerritory } from '../../territory/territory-store.ts';
import { type ChatSession, createChatSession } from './chat-session.ts';
import { chatStore } from './chat-store.ts';

let session: ChatSession | undefined;

/** One per page; it starts with the first call. */
export function pageChat(): ChatSession {
  session ??= startChat();
  return session;
}

function startChat(): ChatSession {
  const { claims, consent, territories, trade } = SETTINGS;
  const { hours, time_zone } = pageCompany();
  const unanswered = () => {
    const now = new Date();
    const zone = zoneToName(time_zone, now.getTime(), -now.getTimezoneOffset());
    return unansweredSentence(hours, time_zone, now.getTime(), zone);
  };
  let advice: readonly PestAdvice[] = [];
  fetchOnce<PestAdvice[]>(localPath('/pest-advice.json'))().then(
    (found) => {
      advice = found;
    },
    (error: unknown) => console.warn('The advice on pests could not be loaded.', error),
  );
  const chat = createChatSession(() => ({
    settings: {
      notice: consent.chat_notice,
      promise: [
        claims.response_promise,
        hasPhone(territories) && (unanswered() ?? claims.response_sooner),
      ]
        .filter(Boolean)
        .join(' '),
      issue: trade.issue,
      pests: PEST_NAMES,
      advice,
    },
    consentVersion: consent.version,
    territory: shownTerritory(),
    page: location.pathname,
    transport: {
      send: (body, onCorrection) => sendSubmission({ kind: 'contact', body }, onCorrection),
      notify: notifyQuote,
      beacon: beaconContactSubmission,
      discard: pendingStore.remove,
      outcomeOfPending(id) {
        const entry = pendingStore.find(id);
        return entry ? (entry.refusal ?? { state: 'pending' }) : { state: 'sent' };
      },
      onPendingChange: pendingStore.subscribe,
    },
    onToast: (toast) => showToast({ ...toast, tone: 'error' }, 'stack'),
    onClosePanel: () => chatStore.send('panelClosed'),
    onLead: (stage) => track('chat_lead', { stage }),
  }));
  chat.start();
  addEventListener('pagehide', () => chat.leave(staysOnSite()));
  addEventListener('pageshow', ({ persisted }) => persisted && chat.start());
  // A phone may kill a page in the background without a pagehide.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') chat.leave(staysOnSite());
    else chat.send({ type: 'deadlineReached' });
  });
  return chat;
}
