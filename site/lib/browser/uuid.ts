/** Random UUIDs. crypto.randomUUID exists only on https and localhost. */
import { attempt } from './attempt.ts';

/** A random UUID (version 4): the id under which a submission may be sent again. It is no secret. */
export function makeUuid(): string {
  const digit = () => Math.floor(Math.random() * 16).toString(16);
  return (
    attempt(() => crypto.randomUUID(), '') ||
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit)
  );
}
