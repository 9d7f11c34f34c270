import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import type { Problem } from '../api/call-office.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { enter } from '../session/sign-in.tsx';

/** @param change see MeChange in domain/office/sign-in-api.ts. @returns what was refused; null = it is saved */
export async function changeMe(change: unknown): Promise<Problem | null> {
  const answer = await callConfirmed<SessionAnswer>('/me', { method: 'PATCH', body: change });
  if (answer.ok) enter(answer.value);
  return answer.ok ? null : answer.problem;
}
