import type { InputTo, Problem } from '../api/call-office.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { enter } from '../session/sign-in.tsx';

/** @returns the refusal; null if saved */
export async function changeMe(change: InputTo<'PATCH /me'>): Promise<Problem | null> {
  const answer = await callConfirmed('PATCH /me', change);
  if (answer.ok) enter(answer.value);
  return answer.ok ? null : answer.problem;
}
