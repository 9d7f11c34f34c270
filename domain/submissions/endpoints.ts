/** Every endpoint of the website (docs/integrations.md), for the pages that call it and the server that implements it. */
export const ENDPOINTS = {
  contact: '/api/contact-submissions',
  letter: '/api/termite-letters',
  photos: '/api/pest-photos',
  quoteNotification: '/api/functions/send-quote-notification',
  newsletter: '/api/newsletter-signups',
  unsubscribe: '/api/newsletter/unsubscribe',
  confirm: '/api/newsletter/confirm',
  geolocation: '/api/geolocation',
} as const;
