/** The newsletter's rules and exact words (spec §5, §8). */

export const NEWSLETTER_MESSAGES = {
  invalid: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  duplicate: {
    title: 'Already Subscribed',
    text: 'This email is already subscribed to our newsletter!',
  },
  failed: { title: 'Subscription Error', text: 'Please try again later or contact us directly.' },
  success: {
    title: 'Successfully Subscribed!',
    text: 'Thank you. Look out for pest control tips and offers in your inbox.',
  },
  /** In place of success where addresses have to confirm (site.yaml, newsletter_confirm). */
  confirm: {
    title: 'One more step',
    text: 'We sent you an e-mail. Please follow its link to subscribe.',
  },
} as const;

/** Database code of a duplicate e-mail, in every answer whatever the database (spec §8). */
export const DUPLICATE_CODE = '23505';

/** Spec §5: required and must contain '@'. Nothing stricter: a mail server is the only real judge. */
export function isNewsletterEmail(email: string): boolean {
  return email.trim().includes('@');
}
