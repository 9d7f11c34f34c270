/** Sends leads to the webhook receivers again, also to one that was set only after they came. */
import { queueWebhooksAgain } from '../../server/leads/store/queue-webhooks-again.ts';
import { webhookReceivers } from '../../server/webhooks/receivers.ts';
import type { OwnerCommand } from '../owner-command.ts';

export const replay: OwnerCommand = {
  usage: 'replay 2026-11-01',
  purpose: 'leads since a day, or one by its id, go to every webhook receiver again',
  read([word = '', ...more]) {
    if (!word || more.length > 0) return null;
    const day = /^\d{4}-\d\d-\d\d$/.test(word) ? Date.parse(word) : null;
    if (Number.isNaN(day)) return null;
    const which = day === null ? { submissionId: word.toLowerCase() } : { since: day };
    return async ({ db, env, print }) => {
      const receivers = webhookReceivers(env);
      if (receivers.length === 0) {
        print('No receiver is set: see WEBHOOK_URLS.');
        return false;
      }
      const names = receivers.map(({ name }) => name);
      const count = await queueWebhooksAgain(db, names, which, Date.now());
      print(`${count} ${count === 1 ? 'call goes' : 'calls go'} out within a minute.`);
      return count > 0;
    };
  },
};
