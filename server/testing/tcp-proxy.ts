/** A wire to a server that tests can cut: connections are reset, requests and answers get lost. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Resets every connection that is open. */
  resetAll(): void;
  /** Resets the next connection on which a client sends this text, once the server has answered it. */
  loseAnswerTo(text: string): void;
  /** Resets the next connection on which a client sends this text, before the server gets it. */
  loseRequest(text: string): void;
  close(): Promise<void>;
}

/** Listens on a free port and passes everything on to 127.0.0.1:`target`. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<{ client: Socket; server: Socket }>();
  let lostAnswer: string | null = null;
  let lostRequest: string | null = null;

  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    const connection = { client, server };
    let losesAnswer = false;
    const reset = () => {
      client.resetAndDestroy();
      server.resetAndDestroy();
    };
    open.add(connection);
    client.on('data', (chunk) => {
      if (lostRequest !== null && chunk.includes(lostRequest)) {
        lostRequest = null;
        return reset();
      }
      if (lostAnswer !== null && chunk.includes(lostAnswer)) {
        lostAnswer = null;
        losesAnswer = true;
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (losesAnswer) return reset();
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(connection);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const resetAll = () => {
    for (const { client, server } of open) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  };
  return {
    port: (listener.address() as AddressInfo).port,
    resetAll,
    loseAnswerTo(text) {
      lostAnswer = text;
    },
    loseRequest(text) {
      lostRequest = text;
    },
    close() {
      resetAll();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
}
