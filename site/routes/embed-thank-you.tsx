import { embeddedMeta } from '../lib/meta/page-meta.ts';
import { THANK_YOU_HEADINGS, ThankYou } from './thank-you.tsx';

export const meta = () => embeddedMeta(THANK_YOU_HEADINGS.quote());

export default function EmbedThankYouRoute() {
  return <ThankYou about="quote" framed />;
}
