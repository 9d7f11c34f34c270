/**
 * Which packed form a client takes (RFC 9110 §12.5.3). Neither negotiator 1.0 (takes `*;q=0` for a yes to unpacked
 * bytes) nor @fastify/accept-negotiator 2.1 (says the same of `gzip;q=0` as of `identity;q=0`) tells these apart.
 */
import { remembered } from '../client-address/remembered.ts';

export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** The best of `available` that the client takes; null when it refuses them all, unpacked bytes included. */
export function chooseCoding(header: string | undefined, available: Coding[]): Coding | null {
  const said = weightsOf(header ?? '');
  const weightOf = (coding: Coding) =>
    said.get(coding) ?? said.get('*') ?? (coding === 'identity' ? UNSAID : 0);
  let best: Coding | null = null;
  for (const coding of CODINGS) {
    if (!available.includes(coding) || weightOf(coding) === 0) continue;
    if (best === null || weightOf(coding) > weightOf(best)) best = coding;
  }
  return best;
}

/** Unpacked bytes are welcome unless they are refused, but less than anything that is asked for. */
const UNSAID = 0.0001;

/** By header: few browsers differ. A weight that breaks the grammar counts as a refusal. */
const weightsOf = remembered((header: string) => {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', weight] = item.split(';').map((part) => part.trim());
    const [, value = '0'] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight ?? 'q=1') ?? [];
    if (coding) weights.set(coding === 'x-gzip' ? 'gzip' : coding, Number(value));
  }
  return weights;
});
