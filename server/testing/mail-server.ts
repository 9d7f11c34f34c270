/** A real SMTP server for tests, which can be told to misbehave. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  /** Envelope recipients. */
  to: string[];
  raw: string;
  mail: Email;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** What the next mails meet; `accept` by default. */
  behavior: MailBehavior;
  /** What a recipient is answered in place of that, as `550 5.1.1 no such user`; null = nothing else. Default: null for all. */
  refuse(address: string): string | null;
  /** Mails it was handling at the same time, at most. */
  busiest: number;
  /** Accepts the mails that came under `wait`. */
  release(): void;
  /** Waits until `count` mails have arrived. */
  waitFor(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/**
 * `refuse-later` 451 and `refuse-for-good` 550 to a recipient, `refuse-content` 554 after DATA, `drop` cuts the
 * connection after DATA, `accept-and-drop` takes the mail and cuts before saying so, `slow` waits first, `wait` waits for
 * `release`, `hang` takes everything and never answers, `turn-away` greets with 554 and lets nobody in.
 */
export type MailBehavior =
  | 'accept'
  | 'refuse-later'
  | 'refuse-for-good'
  | 'refuse-content'
  | 'drop'
  | 'accept-and-drop'
  | 'slow'
  | 'wait'
  | 'hang'
  | 'turn-away';

export async function startMailServer(port = 0): Promise<MailServer> {
  let handling = 0;
  const released = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onConnect(_session, done) {
      done(self.behavior === 'turn-away' ? reply(554, 'no service here') : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const refusal = self.refuse(address);
      if (refusal) return done(reply(Number(refusal.slice(0, 3)), refusal.slice(4)));
      if (self.behavior === 'refuse-later') return done(reply(451, 'try later'));
      if (self.behavior === 'refuse-for-good') return done(reply(550, 'no such person'));
      done();
    },
    async onData(stream, session, done) {
      handling += 1;
      self.busiest = Math.max(self.busiest, handling);
      let raw: Buffer;
      try {
        raw = await buffer(stream);
      } catch (error) {
        // The sender was killed in the middle of its mail.
        handling -= 1;
        return done(error as Error);
      }
      const { behavior } = self;
      if (behavior === 'wait') await released.promise;
      if (behavior === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
      handling -= 1;
      if (behavior === 'hang') return;
      if (behavior === 'drop') return cut(session);
      if (behavior === 'refuse-content') return done(reply(554, 'looks like spam'));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      self.received.push({ to, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) });
      if (behavior === 'accept-and-drop') return cut(session);
      done();
    },
  });
  const cut = (session: { id: string }) => {
    for (const connection of server.connections) {
      if ((connection as { id?: string }).id === session.id) {
        (connection as { _socket?: { destroy(): void } })._socket?.destroy();
      }
    }
  };
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  const self: MailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    received: [],
    behavior: 'accept',
    refuse: () => null,
    busiest: 0,
    release: released.resolve,
    async waitFor(count) {
      const until = Date.now() + 45_000;
      while (self.received.length < count) {
        if (Date.now() > until) throw new Error(`${self.received.length} of ${count} mails came`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return self.received;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return self;
}

const reply = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });
