/** Where each kind of submission goes (docs/api.md). */
export const ENDPOINTS = {
  contact: '/api/contact-submissions',
  photos: '/api/pest-photos',
  newsletter: '/api/newsletter-signups',
} as const;
