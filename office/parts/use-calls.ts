import { useState } from 'react';
import type { AnswerTo, Input, Problem, Route } from '../api/call-office.ts';
import { callConfirmed } from '../session/confirm-first.tsx';

/** Changing calls of a part of a screen, and the refusal of the last one. */
export function useCalls() {
  const [problem, setProblem] = useState<Problem | null>(null);
  async function call<R extends Route>(route: R, ...input: Input<R>): Promise<AnswerTo<R> | null> {
    const answer = await callConfirmed(route, ...input);
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok ? answer.value : null;
  }
  return {
    problem,
    setProblem,
    /** Like callConfirmed. @returns the answer; null if refused */
    call,
  };
}
