/** One JSON post with the site's retry policy (spec §7). */

import type { Answer } from '../../../domain/submissions/outcome.ts';
import { timeoutSignal } from '../../lib/browser/timing.ts';
import { type PostOptions, postWithRetries } from './post-with-retries.ts';

/** An attempt without an answer after this many ms counts as failed. */
const ATTEMPT_TIMEOUT_MS = 20_000;

export function postJson(url: string, body: object, options?: PostOptions): Promise<Answer> {
  return postWithRetries(async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: timeoutSignal(ATTEMPT_TIMEOUT_MS) ?? null,
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: response.ok ? null : await response.json().catch(() => null),
    };
  }, options);
}
