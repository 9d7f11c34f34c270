/** /office/api: what is missing before the site opens to visitors, and the opening. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSettled, LaunchOpening, type LaunchState } from '../../domain/office/launch-api.ts';
import { readDrafted } from '../content/service/drafts.ts';
import type { Renderer } from '../content/store/renderer-process.ts';
import { type CallTable, changes, owner, reads } from '../office/calls/calls.ts';
import type { OfficeContext } from '../office/calls/office-context.ts';
import { refuse } from '../office/calls/refusals.ts';
import { mayOpen, OPENED_FILE } from '../pages/holding-page.ts';
import { machineFindings, publicOrigin, realWorld } from './launch-service.ts';

export function launchCalls(context: OfficeContext & { renderer: Renderer }) {
  const { db, env, site, renderer } = context;

  async function state(): Promise<LaunchState> {
    const { texts } = await readDrafted(db);
    const [questions, offers] = await Promise.all([
      renderer.ask('launchQuestions', texts),
      renderer.ask('launchOffers', texts),
    ]);
    const isHeld = context.served()?.rendering.hasHoldingPage ?? false;
    return { isOpen: isHeld && !isOfOneMachine() ? mayOpen(env) : null, questions, offers };
  }
  /** The first question that the published content leaves open. Drafts don't count. */
  async function firstMissing(): Promise<string | null> {
    const { live } = await readDrafted(db);
    const questions = await renderer.ask('launchQuestions', live);
    return questions.find((one) => !isSettled(one))?.asks ?? null;
  }
  /** A developer's machine, where the site is open without having been opened. */
  const isOfOneMachine = () => mayOpen({ ...env, dataDir: join(env.dataDir, 'none') });

  return {
    'GET /launch': reads(owner, state),
    'GET /launch/checks': reads({ ...owner, limit: [20, 300] }, async () => ({
      findings: await machineFindings({ env, site, db, world: realWorld(publicOrigin(env)) }),
    })),
    'POST /launch/open': changes(
      { ...owner, fresh: true, body: LaunchOpening, limit: [20, 3600] },
      async ({ body: { open }, now, audited }) => {
        const missing = open ? await firstMissing() : null;
        if (missing)
          return refuse('conflict', [
            { field: 'open', message: `Answer and publish this first: ${missing}` },
          ]);
        const recorded = await audited(open ? 'launch.open' : 'launch.close', async () => {});
        const file = join(env.dataDir, OPENED_FILE);
        if (open) await writeFile(file, `${new Date(now).toISOString()}\n`);
        else await rm(file, { force: true });
        return { recorded, answer: await state() };
      },
    ),
  } satisfies CallTable;
}
