/** Measuring on a virtual machine: when its host gives the processors to others, a timing says nothing of the page. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Share of the processors' time that the host may keep during a run, times it is tried, and s waited for an idle host before one. */
const MAX_STOLEN_SHARE = 0.02;
const TRIES = 3;
const MAX_WAIT_S = 20;

/**
 * Runs something when the host is idle, and again when it was not idle to the end.
 * @returns the result of the run with the least disturbance, and the share of the processors' time that the host kept from it, 0 to 1. Systems
 *   other than Linux do not report it: one run, 0.
 */
export async function whenIdle<T>(run: () => Promise<T>): Promise<{ result: T; stolen: number }> {
  let best: { result: T; stolen: number } | undefined;
  for (let tried = 0; tried < TRIES; tried++) {
    for (
      let waited = 0;
      waited < MAX_WAIT_S && (await stolenDuring(() => pause(1000))) > MAX_STOLEN_SHARE;
    )
      waited++;
    let result: T | undefined;
    const stolen = await stolenDuring(async () => {
      result = await run();
    });
    if (!best || stolen < best.stolen) best = { result: result as T, stolen };
    if (stolen <= MAX_STOLEN_SHARE) break;
  }
  return best as { result: T; stolen: number };
}

async function stolenDuring(act: () => Promise<unknown>): Promise<number> {
  const before = processorTimes();
  await act();
  const after = processorTimes();
  return (after.stolen - before.stolen) / (after.all - before.all || 1);
}

/** Ticks of all processors since the machine started. */
function processorTimes(): { stolen: number; all: number } {
  if (process.platform !== 'linux') return { stolen: 0, all: 0 };
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = total.trim().split(/\s+/).slice(1, 9).map(Number);
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, each) => sum + each, 0) };
}
