/** Which of the company's promises a service page shows. */
import * as m from '#messages';
import type { GuaranteeMatter } from './page-schema.ts';
import type { Site } from './site-schema.ts';

/** Heading over the terms of a service. */
export function guaranteeTitle({ carries }: GuaranteeMatter): string {
  return carries.includes('free_reservice')
    ? m.content_if_it_comes_back()
    : m.content_what_we_stand_behind();
}

/** The promises that a service carries, in the words of site.yaml; its `instead` if it carries none. */
export function guaranteeFacts(
  { carries, instead }: GuaranteeMatter,
  claims: Site['claims'],
): { name: string; value: string }[] {
  if (instead) return [{ name: m.content_guarantee(), value: instead }];
  return [
    ...(carries.includes('free_reservice') && claims.free_reservice
      ? [{ name: m.content_if_they_come_back(), value: claims.free_reservice }]
      : []),
    ...(carries.includes('guarantee') && claims.guarantee
      ? [{ name: m.content_our_promise(), value: claims.guarantee }]
      : []),
  ];
}
