import { THANK_YOU_HEADINGS, ThankYou } from './outcome/thank-you.tsx';

export const meta = () => [
  { title: THANK_YOU_HEADINGS.quote },
  { name: 'robots', content: 'noindex' },
];

export default function EmbedThankYouRoute() {
  return <ThankYou about="quote" framed />;
}
