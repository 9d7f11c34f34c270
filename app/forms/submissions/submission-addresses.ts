/** Where each kind of submission goes (docs/api.md). */
export const ADDRESSES = {
  contact: '/api/contact-submissions',
  photos: '/api/pest-photos',
  newsletter: '/api/newsletter-signups',
} as const;
