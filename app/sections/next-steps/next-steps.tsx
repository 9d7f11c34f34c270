import './next-steps.css';
import type { NextStep } from '../../../domain/content/next-steps-schema.ts';
import { VisitSteps } from '../visit-steps/visit-steps.tsx';

/** What happens after a request, folded away beside a form. */
export function FoldedNextSteps({ heading, steps }: { heading: string; steps: NextStep[] }) {
  return (
    <details className="next-steps">
      <summary>{heading}</summary>
      <VisitSteps steps={steps} />
    </details>
  );
}
