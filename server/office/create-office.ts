/**
 * /office: the inbox of the people who call back. Before the first invitation it costs one query a minute: timers
 * (jobs.ts), worker and libraries start with the invitation.
 */
import type { FastifyInstance } from 'fastify';
import { OFFICE_API } from '../../domain/office/protocol.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { MailContext } from '../mail/message.ts';
import { limitCalls } from '../rate-limit/rate-limit-service.ts';
import { type CallTable, officeCalls } from './calls/calls.ts';
import type { OfficeContext } from './calls/office-context.ts';
import { mailActLinks } from './messages/mail-links.ts';
import { officePages } from './routes/pages.ts';
import { linkKey } from './store/office-keys.ts';
import { hasPeople } from './store/people.ts';

interface OfficeOptions {
  env: Env;
  database: OpenDatabase;
  now: () => number;
}

/** The interface for the rest of the server. */
export interface Office {
  /** True if someone has been invited, as far as this process knows. */
  isInUse(): boolean;
  /** True if someone has been invited. Queries the database until that is so. */
  look(): Promise<boolean>;
  actLinks: NonNullable<MailContext['actLinks']>;
  linkKey(): string | null;
  /** Resolves when the first invitation is noticed (jobs.ts polls). */
  whenUsed: Promise<void>;
}

export function openOffice(options: OfficeOptions): Office {
  const { env, now } = options;
  const { db } = options.database;
  let isInUse = false;
  let key: string | null = null;
  const used = Promise.withResolvers<void>();

  async function look(): Promise<boolean> {
    if (isInUse) return true;
    if (!(await hasPeople(db))) return false;
    key = await linkKey(db);
    isInUse = true;
    used.resolve();
    return true;
  }

  return {
    isInUse: () => isInUse,
    look,
    linkKey: () => key,
    actLinks(submissionId) {
      if (key === null) return [];
      const { contacted, booked, spam } = mailActLinks(key, env.siteUrl, submissionId, now());
      return [
        { words: 'Contacted', url: contacted },
        { words: 'Booked', url: booked },
        { words: 'Spam', url: spam },
      ];
    },
    whenUsed: used.promise,
  };
}

interface OfficePluginOptions extends Omit<OfficeContext, 'look' | 'linkKey'> {
  office: Office;
  /** The calls of the API (office-api.ts). */
  tables(context: OfficeContext): CallTable[];
}

/** Fastify plugin: API and pages. */
export async function officePlugin(
  app: FastifyInstance,
  options: OfficePluginOptions,
): Promise<void> {
  const { office, env } = options;
  const context: OfficeContext = { ...options, look: office.look, linkKey: office.linkKey };
  await limitCalls(app, env);
  await app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        api.getDefaultJsonParser('error', 'error'),
      );
      // Read by the call that accepts photos, once the sender is authenticated.
      api.addContentTypeParser(/^image\//, (_request, _payload, done) => done(null));
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      });
      const declare = officeCalls(api, context);
      for (const table of options.tables(context)) declare(table);
      api.all('/*', (_request, reply) => reply.callNotFound());
    },
    { prefix: OFFICE_API },
  );
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // Links in mails carry everything in the URL, so the body is ignored.
    pages.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .once('end', () => done(null))
        .once('error', done);
    });
    officePages(pages, context);
  });
}
