/** Where each kind of submission goes (engineering contract). */
export const ADDRESSES = {
  contact: '/api/contact-submissions',
  photos: '/api/pest-photos',
  newsletter: '/api/newsletter-signups',
} as const;
