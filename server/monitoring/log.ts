/**
 * Log settings. Lines contain no personal data: no addresses, no typed paths, no bodies, no error messages (databases
 * and mail servers quote values in theirs), only kinds, codes and places.
 */
import { writeSync } from 'node:fs';
import type { FastifyServerOptions } from 'fastify';

/**
 * A line that can't be written is dropped: a full disk must not end the process, and a disconnected reader may
 * return.
 */
const standardOutput = {
  write(line: string): void {
    try {
      writeSync(process.stdout.fd, line);
    } catch {
      // There is nowhere left to report it.
    }
  },
};

/** Logger settings for Fastify. @param stream where lines go; default standard output. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      err: describeError,
    },
    redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
    stream: stream ?? standardOutput,
  };
}

/** Kind, code and stack frames of an error, without its message. */
export function describeError(error: unknown): Record<string, unknown> & DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, errcode, responseCode, statusCode } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: '',
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(code !== undefined && { code }),
    ...(errcode !== undefined && { errcode }),
    ...(responseCode !== undefined && { responseCode }),
    ...(statusCode !== undefined && { statusCode }),
  };
}

interface DescribedError {
  type: string;
  message: string;
  stack: string;
}

/** Second line of defense: fields that are never logged, should an object be logged by mistake. */
const PERSONAL = [
  'first_name',
  'phone',
  'email',
  'description',
  'address',
  'customerName',
  'pestProblem',
  'payload',
  'body',
  'headers',
  'remoteAddress',
  'ip',
];
