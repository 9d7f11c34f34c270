/**
 * As many requests as a server takes over keep-alive connections: posts by autocannon, pages by wrk. Autocannon asks for 2,000 to 10,000
 * pages a second, fewer than nginx and this server answer.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { debianProgram, firstExisting } from '../../programs/debian-program.ts';

export interface Load {
  port: number;
  path: string;
  /** Makes the body of the next post. Default: requests are GET. */
  body?: () => object;
  /** Connections, each with one request under way. */
  connections: number;
  /** How long, s. */
  durationS: number;
}

export interface Figures {
  perSecond: number;
  /** 99 of 100 answers came within so many ms. */
  p99: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

/** @throws Error when a connection breaks: the figure would be wrong. */
export function generateLoad(load: Load): Promise<Figures> {
  return load.body ? post(load, load.body) : get(load);
}

async function get({ port, path, connections, durationS }: Load): Promise<Figures> {
  const wrk = debianProgram('wrk', () => firstExisting(['/usr/bin/wrk', '/usr/local/bin/wrk']));
  const { stdout } = await promisify(execFile)(wrk, [
    ...[
      '--threads',
      '1',
      '--connections',
      `${connections}`,
      '--duration',
      `${Math.ceil(durationS)}s`,
    ],
    ...['--header', 'accept-encoding: gzip', '--script', join(import.meta.dirname, 'report.lua')],
    `http://127.0.0.1:${port}${path}`,
  ]);
  const { requests, durationUs, p99Us, refused, broken } = JSON.parse(
    stdout.slice(stdout.lastIndexOf('{')),
  ) as Record<'requests' | 'durationUs' | 'p99Us' | 'refused' | 'broken', number>;
  if (broken > 0) throw new Error(`${broken} connections broke.`);
  return {
    perSecond: Math.round(requests / (durationUs / 1e6)),
    p99: p99Us / 1000,
    statuses: { 200: requests - refused, ...(refused > 0 && { refused }) },
  };
}

async function post(
  { port, path, connections, durationS }: Load,
  body: () => object,
): Promise<Figures> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: durationS,
    requests: [
      {
        method: 'POST',
        path,
        headers: { host: 'localhost', 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
      },
    ],
  });
  if (result.errors > 0) throw new Error(`${result.errors} connections broke.`);
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [
    status,
    count,
  ]);
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    statuses: Object.fromEntries(statuses),
  };
}
