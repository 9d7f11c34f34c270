/** Sends permanently refused mails and webhook calls again. */
import { resendDeadLetters } from '../../../server/outbox/outbox-store.ts';
import { type OwnerCommand, readId } from '../owner-command.ts';

/** Use it once the cause is fixed. */
export const resend: OwnerCommand = {
  usage: 'resend all',
  purpose: "refused mails go out again; instead of `all` one lead's id",
  read(words) {
    const which = readId(words);
    if (!which) return null;
    return async ({ db, print }) => {
      const count = await resendDeadLetters(
        db,
        Date.now(),
        which === 'all' ? null : { submissionId: which },
      );
      if (count === 0) {
        print(which === 'all' ? 'No mail was refused.' : 'This lead has no refused mail.');
        return false;
      }
      print(`${count} ${count === 1 ? 'mail goes' : 'mails go'} out again within a minute.`);
      return true;
    };
  },
};
