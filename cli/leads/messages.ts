/** Mails and webhook calls about leads: what was refused, and what goes out after all. */
import { randomUUID } from 'node:crypto';
import { loadSite } from '../../content-loader/load.ts';
import { officeTime } from '../../domain/hours/office-hours.ts';
import { notificationSettings } from '../../server/leads/messages/lead-messages.ts';
import { readPerson } from '../../server/leads/person.ts';
import { findLeads } from '../../server/leads/store/lead-list.ts';
import { markContacted } from '../../server/leads/store/mark-contacted.ts';
import { releaseLead } from '../../server/leads/store/quarantine.ts';
import { queueWebhooksAgain } from '../../server/leads/store/queue-webhooks-again.ts';
import { takeAct } from '../../server/office/service/acts.ts';
import { findOfficeLead } from '../../server/office/store/office-leads.ts';
import { resendDeadLetters } from '../../server/outbox/store.ts';
import { webhookReceivers } from '../../server/webhooks/receivers.ts';
import { type OwnerCommand, readId } from '../owner-command.ts';

/** Those that were refused for good wait for a person. */
export const deadLetters: OwnerCommand = {
  usage: 'dead-letters',
  purpose: 'mails and webhook calls that were refused, and why',
  read(words) {
    if (words.length > 0) return null;
    return async ({ db, print }) => {
      const rows = await db
        .selectFrom('outbox')
        .select(['kind', 'stage', 'receiver', 'created_at', 'last_error', 'submission_id'])
        .where('state', '=', 'dead_letter')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const zone = loadSite().contact.time_zone;
      for (const row of rows) {
        const what = [row.kind, row.stage, row.receiver].filter(Boolean).join(' ');
        print(
          [officeTime(zone, row.created_at), what, row.last_error, row.submission_id].join('  '),
        );
      }
      print(rows.length > 0 ? SEND_AGAIN : 'Nothing was refused.');
      return true;
    };
  },
};

const SEND_AGAIN = 'Mend the reason, then: npm run leads -- resend all';

/** Once the reason has been mended. */
export const resend: OwnerCommand = {
  usage: 'resend all',
  purpose: "refused mails go out again; instead of `all` one lead's id",
  read(words) {
    const which = readId(words);
    if (!which) return null;
    return async ({ db, print }) => {
      const count = await resendDeadLetters(
        db,
        Date.now(),
        which === 'all' ? null : { submissionId: which },
      );
      if (count === 0) {
        print(which === 'all' ? 'No mail was refused.' : 'This lead has no refused mail.');
        return false;
      }
      print(`${count} ${count === 1 ? 'mail goes' : 'mails go'} out again within a minute.`);
      return true;
    };
  },
};

/** Also to a receiver that was set only after the leads came. */
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

/** A quarantined lead is a customer after all: the office and the visitor get their mails. */
export const release: OwnerCommand = {
  usage: 'release 0b9c2f0e-…',
  purpose: 'this lead is no spam; its mails go out',
  read(words) {
    const id = readId(words);
    if (!id) return null;
    return async ({ db, env, print }) => {
      const notifications = notificationSettings(env, loadSite());
      const outcome = await releaseLead(db, id, Date.now(), notifications);
      print(SENTENCES[outcome]);
      return outcome === 'released';
    };
  },
};

const SENTENCES = {
  released: 'Released. Its mails go out within a minute.',
  'not quarantined': 'It is not in quarantine.',
  unknown: 'There is no such lead.',
};

/** The office has called back: nobody needs to be reminded. */
export const contacted: OwnerCommand = {
  usage: 'contacted sam@example.com',
  purpose: 'the office has called back, by e-mail, phone or id; no reminder is mailed',
  read(words) {
    const said = words.join(' ').trim();
    if (!said) return null;
    return async ({ db, env, print }) => {
      const leads = await findLeads(db, readPerson(said) ?? said.toLowerCase());
      const site = loadSite();
      const notifications = notificationSettings(env, site);
      let marked = 0;
      for (const { submission_id: id } of leads) {
        const now = Date.now();
        if ((await markContacted(db, id, now)) === 'marked') marked += 1;
        // The inbox shows it, unless the lead is not there or somebody has done more with it.
        if ((await findOfficeLead(db, id))?.status !== 'new') continue;
        const act = { act_id: randomUUID(), type: 'status', status: 'contacted' } as const;
        await takeAct(id, act, {
          ...{ db, site, notifications, now, person: null, via: 'command-line' },
        });
      }
      if (leads.length === 0) print('There is no such lead.');
      else print(marked > 0 ? 'Marked as contacted.' : 'It was marked as contacted before.');
      return marked > 0;
    };
  },
};
