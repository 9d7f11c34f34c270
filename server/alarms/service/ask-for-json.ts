/** Asks a public address for JSON. The address is all that is sent. */
import * as v from 'valibot';

export type Ask = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 10_000;

/**
 * @returns null when there is nothing at the address (404)
 * @throws Error with one sentence when there is no answer, or one of another form
 */
export async function askForJson<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  ask: Ask,
): Promise<v.InferOutput<Schema> | null> {
  const { host } = new URL(url);
  let answer: Response;
  let body: unknown;
  try {
    answer = await ask(url, {
      headers: { accept: 'application/rdap+json, application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = answer.ok ? await answer.json() : null;
  } catch {
    throw new Error(`${host} gives no answer that can be read.`);
  }
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${host} answers ${answer.status}.`);
  const { success, output } = v.safeParse(schema, body);
  if (!success) throw new Error(`${host} answers in another form than is expected.`);
  return output;
}
