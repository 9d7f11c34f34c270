/** As many requests as a server takes over keep-alive connections (autocannon). */
import autocannon from 'autocannon';

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
export async function generateLoad(load: Load): Promise<Figures> {
  const { port, path, body, connections, durationS } = load;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: durationS,
    requests: [
      body
        ? {
            method: 'POST',
            path,
            headers: { host: 'localhost', 'content-type': 'application/json' },
            setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
          }
        : { path, headers: { host: 'localhost', 'accept-encoding': 'gzip' } },
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
