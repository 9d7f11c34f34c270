import { useState } from 'react';
import type { callOffice, Problem } from '../api/call-office.ts';
import { callConfirmed } from '../session/confirm-first.tsx';

/** Calls by which a part of a screen changes something, and why the last one was refused. */
export function useCalls() {
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    problem,
    setProblem,
    /** As callConfirmed. @returns the answer; null = it was refused */
    async call<T>(...call: Parameters<typeof callOffice>): Promise<T | null> {
      const answer = await callConfirmed<T>(...call);
      setProblem(answer.ok ? null : answer.problem);
      return answer.ok ? answer.value : null;
    },
  };
}
