import { useState } from 'react';
import type { AnswerTo, Input, Problem, Route } from '../api/call-office.ts';
import { callConfirmed } from '../session/confirm-first.tsx';

/** Calls by which a part of a screen changes something, and why the last one was refused. */
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
    /** As callConfirmed. @returns the answer; null = it was refused */
    call,
  };
}
