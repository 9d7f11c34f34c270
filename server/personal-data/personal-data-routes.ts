/** /office/api: finding and erasing a person. */
import * as v from 'valibot';
import { SubmissionId } from '../../domain/lead/submission-id.ts';
import { OFFICE_LIMITS } from '../../domain/office/protocol.ts';
import { type CallTable, changes, owner, unaudited } from '../office/calls/calls.ts';
import type { OfficeContext } from '../office/calls/office-context.ts';
import { refuse } from '../office/calls/refusals.ts';
import { excerptOf } from '../office/store/lead-summaries.ts';
import { type Erasure, erase, findPeople, readWanted } from './personal-data-service.ts';

const WHO = 'Please enter an e-mail, a phone number, or first and last name.';

/** E-mail, phone or full name. */
const EraseFind = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(3, 'Whom?'), v.maxLength(OFFICE_LIMITS.email)),
});
/** `who` also erases the newsletter signup and mails of this e-mail. */
const Erase = v.strictObject({
  who: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(OFFICE_LIMITS.email))),
  ids: v.pipe(v.array(SubmissionId), v.maxLength(500)),
});

export function eraseCalls({ db, env: settings }: OfficeContext) {
  return {
    'POST /erase/find': unaudited(
      'a question with a body',
      { ...owner, body: EraseFind },
      async ({ body }) => {
        const wanted = readWanted(body.who);
        if (!wanted) return refuse('invalid', [{ field: 'who', message: WHO }]);
        const { people, near, signups } = await findPeople(wanted, db);
        const lead = (one: (typeof people)[number][number]) => ({
          submission_id: one.submission_id,
          name: one.first_name,
          phone: one.phone,
          email: one.email,
          received_at: one.created_at,
          excerpt: excerptOf(one.description),
        });
        return {
          people: people.map((leads) =>
            leads.map(lead).sort((a, b) => a.received_at - b.received_at),
          ),
          near: near.map((one) => ({ lead: lead(one.lead), reasons: one.reasons })),
          signups,
        };
      },
    ),
    'POST /erase': changes({ ...owner, fresh: true, body: Erase }, async ({ body, session }) => {
      const { person_id, name } = session.person;
      const context = { db, settings, by: { person_id, name } };
      const wanted = body.who ? readWanted(body.who) : null;
      const erasures: Erasure[] = [];
      // Several people may have one name: by name, only the leads that the owner ticked.
      if (wanted && !('name' in wanted)) erasures.push(await erase(wanted, context));
      const gone = new Set(erasures.flatMap(({ leads }) => leads.map((one) => one.submission_id)));
      const ids = body.ids.filter((id) => !gone.has(id));
      if (ids.length > 0) erasures.push(await erase({ ids }, context));
      return { recorded: erasures.at(-1)?.recorded ?? null, answer: answerOf(erasures) };
    }),
  } satisfies CallTable;
}

function answerOf(erasures: Erasure[]) {
  const rows: Record<string, number> = {};
  for (const erasure of erasures)
    for (const [table, count] of Object.entries(erasure.rows))
      rows[table] = (rows[table] ?? 0) + count;
  const listed = erasures.flatMap(({ isListedElsewhere }) => isListedElsewhere ?? []);
  const all = <T>(of: (erasure: Erasure) => T[]) => [...new Set(erasures.flatMap(of))];
  return {
    leads: erasures.reduce((sum, { leads }) => sum + leads.length, 0),
    /** Rows removed, by table. */
    rows,
    files: erasures.reduce((sum, { files }) => sum + files, 0),
    /** True if a mail was being sent: erase again in a minute. */
    mail_under_way: erasures.some(({ mailUnderWay }) => mailUnderWay),
    /** Programs that were notified of the person, and have to erase too. */
    receivers: all(({ receivers }) => receivers),
    /** Mail files of other leads that name the person. */
    near_files: all(({ nearFiles }) => nearFiles),
    /** True if BACKUP_COMMAND has copied the list with this erasure; null if there is no command. */
    listed_elsewhere: listed.length === 0 ? null : !listed.includes(false),
  };
}
