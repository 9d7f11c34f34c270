/** A real SMTP server for tests that misbehaves on request. */
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
  /** Applies to the next mails. Default: `accept`. */
  behavior: MailBehavior;
  close(): Promise<void>;
}

/**
 * `refuse-later` 451 and `refuse-for-good` 550 to a recipient, `refuse-content` 554 after DATA, `drop` cuts the
 * connection after DATA, `accept-and-drop` takes the mail and cuts before saying so, `hang` takes everything and never
 * answers, `turn-away` greets with 554.
 */
export type MailBehavior =
  | 'accept'
  | 'refuse-later'
  | 'refuse-for-good'
  | 'refuse-content'
  | 'drop'
  | 'accept-and-drop'
  | 'hang'
  | 'turn-away';

export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onConnect(_session, done) {
      done(self.behavior === 'turn-away' ? reply(554, 'no service here') : undefined);
    },
    onRcptTo(_address, _session, done) {
      if (self.behavior === 'refuse-later') return done(reply(451, 'try later'));
      if (self.behavior === 'refuse-for-good') return done(reply(550, 'no such person'));
      done();
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream).catch((error: Error) => error);
      // The sender ended in the middle of its mail.
      if (raw instanceof Error) return done(raw);
      const { behavior } = self;
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
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return self;
}

const reply = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });
