/** Fuzzed requests against every endpoint: none may end in a 5xx, in a crash, or in a row the schema forbids. */
import { setTimeout as wait } from 'node:timers/promises';
import { type MaliciousRequest, maliciousRequests } from './malicious-requests.ts';
import { checkResidue } from './residue.ts';
import { type Answers, sendRequests } from './send-requests.ts';
import { startTarget, type Target } from './target.ts';

export interface FuzzPlan {
  requests: number;
  /** Same seed, same requests. */
  seed: number;
  /** After so many ms no more requests are made. Default: all are sent. */
  atMost?: number;
  /** Too short for the resident memory to say anything: only what is in use is bounded. Default false. */
  isShort?: boolean;
}

const CLIENTS = 32;
const BATCH = 500;
/**
 * MB that memory may grow by once the server is warm: what is in use after a garbage collection, and what the system
 * counts (resident). The latter rises for the first minute or two, while the collector finds its size, and stays.
 */
const GROWTH = 50;

/** Prints the figures. @returns what went wrong, in words. */
export async function fuzz(plan: FuzzPlan): Promise<string[]> {
  const target = await startTarget();
  try {
    const began = performance.now();
    const answers: Answers = { byStatus: new Map(), unanswered: [] };
    const memory = watchMemory(target);
    const sent = await attack(target, plan, answers, memory);
    const seconds = (performance.now() - began) / 1000;
    const crashed = !target.isAlive();
    const isReady = !crashed && (await fetch(`http://127.0.0.1:${target.port}/readyz`)).ok;
    const growth = await memory.growth();
    await target.stop();
    const left = await checkResidue(target.dataDir, target.log);

    const statuses = [...answers.byStatus].sort().map(([status, count]) => `${status}: ${count}`);
    console.log(`
fuzz: ${sent} requests in ${seconds.toFixed(0)} s, seed ${plan.seed}
  answers ${statuses.join(', ')}; unanswered ${answers.unanswered.length}
  memory in use ${growth.inUse.join(' MB, then ')} MB; resident ${memory.describe()}   bound < ${GROWTH} more
  stored ${left.leads} leads, ${left.signups} signups; ${left.mails} mails; ${left.logLines} log lines`);
    const faults = [...left.faults];
    for (const [status, count] of answers.byStatus) {
      if (!/^([1-4]\d\d|hung up)$/.test(status)) faults.push(`${count} times ${status}`);
    }
    faults.push(...answers.unanswered.map((request) => `without an answer: ${request}`));
    if (crashed || !isReady) faults.push('the server is gone');
    const [warm = 0, atEnd = 0] = growth.inUse;
    if (atEnd - warm >= GROWTH) faults.push(`memory in use grew by ${atEnd - warm} MB`);
    if (!plan.isShort && growth.resident >= GROWTH)
      faults.push(`resident memory grew by ${growth.resident} MB`);
    if (left.leads === 0 || left.signups === 0)
      faults.push('nothing was stored: the attack missed');
    return summed(faults);
  } finally {
    await target.stop();
    target.remove();
  }
}

async function attack(
  { port }: Target,
  { requests, seed, atMost = Number.POSITIVE_INFINITY }: FuzzPlan,
  answers: Answers,
  memory: MemoryWatch,
): Promise<number> {
  const began = performance.now();
  let made = 0;
  let waiting: MaliciousRequest[] = [];
  const next = () => {
    const time = performance.now() - began;
    if (waiting.length === 0 && made < requests && time < atMost) {
      memory.look(Math.max(made / requests, time / atMost));
      const count = Math.min(BATCH, requests - made);
      waiting = maliciousRequests(count, seed * 1_000_003 + made);
      made += count;
    }
    return waiting.pop();
  };
  await Promise.all(Array.from({ length: CLIENTS }, () => sendRequests(port, next, answers)));
  await wait(1000);
  memory.look(1);
  return made;
}

interface MemoryWatch {
  /** @param progress 0 to 1. */
  look(progress: number): void;
  /** MB: in use once warm and at the end; resident, how much more the median of the last tenth is than of the second. */
  growth(): Promise<{ inUse: number[]; resident: number }>;
  describe(): string;
}

/** Memory goes up and down with the garbage collector: medians are compared. */
function watchMemory(target: Target): MemoryWatch {
  const samples: { progress: number; memory: number }[] = [];
  let warm: Promise<number | null> | undefined;
  const median = (from: number, to: number) => {
    const values = samples
      .filter(({ progress }) => progress >= from && progress <= to)
      .map((sample) => sample.memory)
      .sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return {
    look(progress) {
      if (!target.isAlive()) return;
      samples.push({ progress, memory: target.memory() });
      if (progress >= 0.1) warm ??= target.inUse();
    },
    async growth() {
      const inUse = [await warm, await target.inUse()].map((value) => value ?? 0);
      return { inUse, resident: median(0.9, 1) - median(0.1, 0.2) };
    },
    describe() {
      const most = Math.max(...samples.map((sample) => sample.memory));
      return `${samples[0]?.memory} MB cold, ${median(0.1, 0.2)} warm, ${median(0.9, 1)} at the end, ${most} at most`;
    },
  };
}

/** The first few, and how many more there are. */
function summed(faults: string[]): string[] {
  return faults.length > 10 ? [...faults.slice(0, 10), `and ${faults.length - 10} more`] : faults;
}
