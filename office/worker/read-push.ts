import * as v from 'valibot';
import { PushMessage } from '../../domain/office/push-api.ts';

/** A push must show something, so an unreadable one shows this. */
const UNREADABLE = {
  title: 'Something is new in the office',
  body: '',
  tag: 'office',
  url: '/office/',
};

/** Content of a push. Its link can only lead into the office. */
export function readPush(text: string): Omit<PushMessage, 'kind'> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = null;
  }
  const read = v.safeParse(PushMessage, content);
  if (!read.success) return { ...UNREADABLE, at: Date.now() };
  const { title, body, tag, url, at } = read.output;
  return { title, body, tag, at, url: /^\/office\/(?!\/)/.test(url) ? url : UNREADABLE.url };
}
