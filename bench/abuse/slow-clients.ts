/**
 * A process of slow clients: node bench/abuse/slow-clients.ts PORT COUNT. A third sends its headers drop by drop, a
 * third its body, a third reads its answer that way. Says `opened` when all are there; told `report` on its standard
 * input it prints what became of them, as JSON, and ends.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface SlowReport {
  [kind: string]: {
    opened: number;
    /** Longest life of one that has been closed, ms. */
    longest: number;
    /** Still open as far as the client can see. */
    open: number;
  };
}

const DROP = 1000;
/**
 * Connections opened at once, and ms until the next: 2,000 a second. Node takes hardly more on a core that it shares
 * with the attackers; beyond that the queue of the listening socket is what is measured.
 */
const WAVE = { size: 200, pause: 100 };

const FILM = 'GET /film/first-visit.mp4 HTTP/1.1\r\nHost: a\r\n\r\n';
const KINDS: Record<string, { start: string; drop: string | null }> = {
  'slow-loris': { start: 'GET / HTTP/1.1\r\nHost: a\r\n', drop: 'X-a: b\r\n' },
  'slow-body': {
    start:
      'POST /api/contact-submissions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{',
    drop: ' ',
  },
  // Several films: more than the buffers of both sides hold.
  'slow-read': { start: FILM.repeat(4), drop: null },
};

if (import.meta.main) await run(Number(process.argv[2]), Number(process.argv[3]));

async function run(port: number, count: number): Promise<void> {
  const report: SlowReport = {};
  const names = Object.keys(KINDS);
  for (let number = 0; number < count; number++) {
    openOne(port, names[number % names.length] ?? '', report);
    if (number % WAVE.size === WAVE.size - 1) await wait(WAVE.pause);
  }
  console.log('opened');
  process.stdin.once('data', () => {
    process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
  });
}

function openOne(port: number, kind: string, report: SlowReport): void {
  const { start, drop } = KINDS[kind] ?? { start: '', drop: null };
  report[kind] ??= { opened: 0, longest: 0, open: 0 };
  const counts = report[kind];
  let began = 0;
  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    // Takes a few bytes, then nothing until the next drop.
    onread: { buffer: Buffer.alloc(16), callback: () => drop !== null },
  });
  const drops = setInterval(() => (drop === null ? socket.resume() : socket.write(drop)), DROP);
  socket.on('connect', () => {
    began = performance.now();
    counts.opened += 1;
    counts.open += 1;
    socket.write(start);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(drops);
    if (began === 0) return;
    counts.open -= 1;
    counts.longest = Math.max(counts.longest, Math.round(performance.now() - began));
  });
}
