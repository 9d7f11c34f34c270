/** The process of one job (jobs.ts): it is told what to do by a message, answers with one, and ends. */
import type { EraseAnswer } from '../../../domain/office/jobs-api.ts';
import { makeFilesPrivate } from '../../data-dir/private-files.ts';
import { type Erasure, erasePerson, findPeople } from '../../erasure/service.ts';
import type { ProcessOrder, ProcessResult } from './jobs.ts';

makeFilesPrivate();
// Also when the server is killed: it is then noted that the job was cut off.
process.once('disconnect', () => process.exit());
process.once('message', async (message) => {
  const answer = await carryOut(message as ProcessOrder).then(
    (result): ProcessResult => ({ result }),
    (error: unknown): ProcessResult => ({
      error: error instanceof Error ? error.message : 'Error',
    }),
  );
  process.send?.(answer, () => process.disconnect());
});

async function carryOut(order: ProcessOrder): Promise<unknown> {
  const { settings } = order;
  if (order.kind === 'find') return findPeople(order.wanted, settings);
  const erasures: Erasure[] = [];
  if (order.wanted) erasures.push(await erasePerson(order.wanted, settings, order.by));
  const ids = order.ids.filter(
    (id) => !erasures.some(({ leads }) => leads.some((lead) => lead.submission_id === id)),
  );
  if (ids.length > 0) erasures.push(await erasePerson({ ids }, settings, order.by));
  return answerOf(erasures);
}

function answerOf(erasures: Erasure[]): EraseAnswer {
  const rows: Record<string, number> = {};
  for (const erasure of erasures)
    for (const [table, count] of Object.entries(erasure.rows))
      rows[table] = (rows[table] ?? 0) + count;
  const listed = erasures.flatMap(({ isListedElsewhere }) => isListedElsewhere ?? []);
  const all = <T>(of: (erasure: Erasure) => T[]) => [...new Set(erasures.flatMap(of))];
  return {
    leads: erasures.reduce((sum, { leads }) => sum + leads.length, 0),
    rows,
    files: erasures.reduce((sum, { files }) => sum + files, 0),
    mail_under_way: erasures.some(({ mailUnderWay }) => mailUnderWay),
    receivers: all(({ receivers }) => receivers),
    near_files: all(({ nearFiles }) => nearFiles),
    listed_elsewhere: listed.length === 0 ? null : !listed.includes(false),
  };
}
