/** Which of the company's promises a service page may print. */
import type { GuaranteeMatter } from './page-schema.ts';
import type { Site } from './site-schema.ts';

/** Heading over the terms of a service. */
export function guaranteeTitle({ carries }: GuaranteeMatter): string {
  return carries.includes('free_reservice') ? 'If it comes back' : 'What we stand behind';
}

/** The promises of a service in the words of site.yaml; what stands instead where it carries none. */
export function guaranteeFacts(
  { carries, instead }: GuaranteeMatter,
  claims: Site['claims'],
): { name: string; value: string }[] {
  if (instead) return [{ name: 'Guarantee', value: instead }];
  return [
    ...(carries.includes('free_reservice')
      ? [{ name: 'If they come back', value: claims.free_reservice }]
      : []),
    ...(carries.includes('guarantee') ? [{ name: 'Our promise', value: claims.guarantee }] : []),
  ];
}
