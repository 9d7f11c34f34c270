import { DUPLICATE_CODE, type NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import type { SendResult } from '../../submissions/send-submission.ts';

/** Which of the specification's messages an attempt ends with. */
export type SignupOutcome = Exclude<keyof typeof NEWSLETTER_MESSAGES, 'confirm'>;

/** A signup that waits on the device has failed as far as the visitor is concerned: nobody knows when it goes. */
export function signupOutcome(result: SendResult): SignupOutcome {
  if (result.ok) return result.kept ? 'failed' : 'success';
  if (result.code === DUPLICATE_CODE) return 'duplicate';
  return result.status === 422 ? 'invalid' : 'failed';
}
