/** Thousands of slow connections, and how legitimate visitors fare meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newLead } from '../chaos/visitors.ts';
import type { SlowReport } from './slow-clients.ts';
import { startTarget, type Target } from './target.ts';

const CLIENTS = fileURLToPath(new URL('./slow-clients.ts', import.meta.url));
/** Legitimate requests per second. */
const RATE = 20;
/** All slow connections have to be closed so long after the last was opened, ms. */
const CLOSED_WITHIN = 20_000;
/** 99 of 100 legitimate requests have to be answered within so many ms. */
const P99 = 250;
/** Connections of legitimate visitors, at most. */
const LEGITIMATE = 20;

/** Prints the figures. @returns what went wrong, in words. */
export async function slow(connections: number): Promise<string[]> {
  needOpenFiles(connections + 1000);
  const target = await startTarget();
  try {
    const legitimate = startVisiting(target.port);
    await wait(3000);
    const before = target.openFiles();
    const attackers = spawn(process.execPath, [CLIENTS, String(target.port), String(connections)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: attackers.stdout })[Symbol.asyncIterator]();
    await lines.next();
    const opened = performance.now();
    const { most, lasted } = await untilClosed(target, before, opened);
    attackers.stdin.write('report\n');
    const report = JSON.parse((await lines.next()).value ?? '{}') as SlowReport;
    await once(attackers, 'exit');
    const figures = await legitimate.stop();

    console.log(`
slow: ${connections} connections, ${most} of them open at once
  all closed ${(lasted / 1000).toFixed(1)} s after the last was opened   bound < ${CLOSED_WITHIN / 1000}
  legitimate: ${figures.count} requests, p50 ${figures.p50} ms, p99 ${figures.p99} ms, slowest ${figures.slowest} ms, ${figures.failed} failed   bound p99 < ${P99}
  memory at the end ${target.memory()} MB`);
    const faults: string[] = [];
    for (const [kind, { opened, longest, open }] of Object.entries(report)) {
      console.log(
        `  ${kind}: ${opened} opened, closed after at most ${longest} ms, ${open} not seen closed`,
      );
      if (opened < Math.floor(connections / 3)) faults.push(`${kind}: only ${opened} connected`);
      // Slow readers don't see the end before they have read what lies in their buffers.
      if (kind !== 'slow-read' && open > 0) faults.push(`${kind}: ${open} still open`);
      if (kind !== 'slow-read' && longest > CLOSED_WITHIN) faults.push(`${kind}: ${longest} ms`);
    }
    if (most < connections * 0.9) faults.push(`only ${most} were open at once`);
    if (lasted > CLOSED_WITHIN) faults.push(`closed only after ${Math.round(lasted)} ms`);
    if (figures.p99 >= P99) faults.push(`legitimate p99 ${figures.p99} ms`);
    if (figures.failed > 0) faults.push(`${figures.failed} legitimate requests failed`);
    if (!target.isAlive()) faults.push('the server is gone');
    return faults;
  } finally {
    await target.stop();
    target.remove();
  }
}

/** By the server's own count: a client that doesn't read can't tell. */
async function untilClosed(target: Target, before: number, opened: number) {
  let most = 0;
  for (;;) {
    const open = target.openFiles() - before;
    most = Math.max(most, open);
    const lasted = performance.now() - opened;
    if (open <= LEGITIMATE || lasted > 2 * CLOSED_WITHIN) return { most, lasted };
    await wait(200);
  }
}

/** Visitors who read a page or leave a request, one after the other at a steady rate, however slow the answers. */
function startVisiting(port: number) {
  const times: number[] = [];
  let failed = 0;
  let number = 0;
  const underWay = new Set<Promise<void>>();
  const visit = async () => {
    const began = performance.now();
    const isLead = number++ % 2 === 0;
    const answer = await (isLead
      ? fetch(`http://127.0.0.1:${port}/api/contact-submissions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(newLead(number)),
        })
      : fetch(`http://127.0.0.1:${port}/`)
    ).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    times.push(performance.now() - began);
    if (!answer?.ok) failed += 1;
  };
  const timer = setInterval(() => {
    const one = visit();
    underWay.add(one);
    one.finally(() => underWay.delete(one));
  }, 1000 / RATE);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
      return { count: times.length, failed, p50: at(0.5), p99: at(0.99), slowest: at(0.9999) };
    },
  };
}

function needOpenFiles(count: number): void {
  const limit = Number(
    /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1],
  );
  if (limit < count) {
    throw new Error(`This needs ${count} open files per process: run "ulimit -n ${count}" first.`);
  }
}
