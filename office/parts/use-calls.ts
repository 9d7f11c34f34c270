import { useState } from 'react';
import type { AnswerTo, CallOptions, InputTo, Problem, Route } from '../api/call-office.ts';
import { callConfirmed } from '../session/confirm-first.tsx';

/** Changing calls of a part of a screen. */
export function useCalls() {
  /** Refusal of the last call. */
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Like callConfirmed. @returns the answer; null if refused */
  async function call<R extends Route>(
    route: R,
    input: InputTo<R>,
    options?: CallOptions,
  ): Promise<AnswerTo<R> | null> {
    setBusy(true);
    const answer = await callConfirmed(route, input, options);
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok ? answer.value : null;
  }
  return { problem, setProblem, isBusy, call };
}
