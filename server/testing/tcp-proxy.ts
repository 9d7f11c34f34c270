/** A wire to a server that tests can cut: resets, silence, answers that get lost. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Resets every connection that is open. */
  resetAll(): void;
  /** From now on nothing passes on connections that are open; new ones work. */
  silenceAll(): void;
  /** Resets the next connection on which a client sends this text, after the server has answered and before the client hears. */
  loseAnswerTo(text: string): void;
  /** Resets the next connection on which a client sends this text, before the server gets it. */
  loseRequest(text: string): void;
  close(): Promise<void>;
}

/** Listens on a free port and passes everything on to 127.0.0.1:`target`. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<{ client: Socket; server: Socket; isSilent: boolean }>();
  let lostAnswer: string | null = null;
  let lostRequest: string | null = null;

  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    const connection = { client, server, isSilent: false };
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
      if (!connection.isSilent) server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (losesAnswer) return reset();
      if (!connection.isSilent) client.write(chunk);
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
    silenceAll() {
      for (const connection of open) connection.isSilent = true;
    },
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
