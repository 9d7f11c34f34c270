/**
 * Finds contact details that the office can't use as typed. The specification refuses none of them (spec §5), so the browser
 * asks about each one once, the server accepts it, and the office sees it marked.
 */

import { isMailable } from './email-address.ts';
import { canBeCalled } from './phone-number.ts';

export const DOUBTS = ['phone', 'zip', 'email'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** @param lead `zip` and `email` are empty or null if not given */
export function doubtsAbout(lead: {
  phone: string;
  zip: string | null;
  email: string | null;
}): Doubt[] {
  const isFine = { phone: canBeCalled, zip: isZipCode, email: isMailable };
  return DOUBTS.filter((name) => {
    const typed = lead[name];
    return typed && !isFine[name](typed);
  });
}

/**
 * True if the text has five digits that can be a ZIP code. The lowest is 00501 (Holtsville, NY), the highest 99950
 * (Ketchikan, AK), and no code begins with one of UNASSIGNED. Source: "List of ZIP Code prefixes" on Wikipedia, which
 * follows the labeling list L002 of the USPS; none of the 42,555 codes of the npm package zipcodes 8.0.0 contradicts it.
 */
export function isZipCode(text: string): boolean {
  const [zip] = /(?<!\d)\d{5}(?!\d)/.exec(text) ?? [];
  return zip !== undefined && zip >= '00501' && zip <= '99950' && !UNASSIGNED.has(zip.slice(0, 3));
}

const UNASSIGNED = new Set(
  `213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 568 578 579 589 621 632 642 643 659 663 682 694 695 696
  697 698 699 702 709 715 732 742 771 817 818 819 839 848 849 854 858 861 862 866 867 868 869 886 887 888 892 896 899 909
  929 987`.split(/\s+/),
);
