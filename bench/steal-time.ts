/** Measuring on a virtual machine: a timing taken while the host withholds processor time (steal time) is wrong. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Steal time that counts as none, as a share of processor time; how often a run is tried; longest wait for an idle host, s. */
const MAX_STEAL = 0.02;
const TRIES = 3;
const MAX_WAIT_S = 20;

/**
 * Runs something when the host withholds no processor time, and again when it began to.
 * @returns what the runWithLeastSteal run gave, and that share of processor time, 0 to 1. Only
 *   Linux reports it: elsewhere one run, 0.
 */
export async function runWithLeastSteal<T>(
  run: () => Promise<T>,
): Promise<{ result: T; steal: number }> {
  let best: { result: T; steal: number } | undefined;
  for (let tried = 0; tried < TRIES; tried++) {
    for (
      let waited = 0;
      waited < MAX_WAIT_S && (await stealDuring(() => pause(1000))) > MAX_STEAL;
    )
      waited++;
    let result: T | undefined;
    const steal = await stealDuring(async () => {
      result = await run();
    });
    if (!best || steal < best.steal) best = { result: result as T, steal };
    if (steal <= MAX_STEAL) break;
  }
  return best as { result: T; steal: number };
}

async function stealDuring(act: () => Promise<unknown>): Promise<number> {
  const before = processorTimes();
  await act();
  const after = processorTimes();
  return (after.steal - before.steal) / (after.all - before.all || 1);
}

/** Ticks of all processors since the machine started. */
function processorTimes(): { steal: number; all: number } {
  if (process.platform !== 'linux') return { steal: 0, all: 0 };
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = total.trim().split(/\s+/).slice(1, 9).map(Number);
  return { steal: ticks[7] ?? 0, all: ticks.reduce((sum, each) => sum + each, 0) };
}
