/**
 * What the log may say. Lines hold no personal data: no addresses, no paths as typed, no bodies, no
 * error messages (databases and mail servers quote values in theirs), only kinds, codes and places.
 */
import { writeSync } from 'node:fs';
import type { FastifyServerOptions } from 'fastify';

/**
 * A line that can't be written is dropped: a log on a full disk must not end the process, and a reader that closed the connection may
 * come back.
 */
const standardOutput = {
  write(line: string): void {
    try {
      writeSync(process.stdout.fd, line);
    } catch {
      // There is nowhere left to say so.
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

/** A second fence: fields that must never be logged, should someone log an object by mistake. */
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
