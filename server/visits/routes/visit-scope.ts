/** What the pages about visits get. */
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Language } from '../../../domain/language/language.ts';
import { SubmissionId } from '../../../domain/lead/submission-id.ts';
import type { VisitContext } from '../service/visits.ts';
import type { VisitPage } from './visit-page.ts';

/** Prefix of their addresses, in English. */
export const VISITS = '/visits';

export const belowVisits = (path: string): string => path.slice(VISITS.length);

/** An id of a query or form; what is none finds nothing, and some databases refuse to look for it. */
export function idIn(values: URLSearchParams, name: string): string {
  const id = values.get(name)?.toLowerCase() ?? '';
  return v.is(SubmissionId, id) ? id : '';
}

export interface VisitRoutes {
  language: Language;
  context(now: number): VisitContext;
  /** The same with a database connection that may list leads, and the key of signed links. */
  linkContext(now: number): Promise<VisitContext & { linkKey: string }>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** What can be asked for, in the language of the page, each as it is stored. */
  services(): { name: string; stored: string }[];
  /** What to do before a visit for a service, in the language of the page; none = it is not known. */
  stepsBefore(service: string): string[];
  /** Of each route: how often a client may call it. */
  config: object;
  /** Of the route that sends mails. */
  mailConfig: object;
  wakeOutbox(): void;
  /** Of a query or a posted form; a field may come several times. */
  valuesOf(fields: unknown): URLSearchParams;
  /** Answers with a page in the language of its address. */
  send(reply: FastifyReply, isFramed: boolean, page: () => VisitPage): Promise<FastifyReply>;
}
