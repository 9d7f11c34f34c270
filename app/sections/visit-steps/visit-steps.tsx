import './visit-steps.css';
import { Cited } from '../../ui/cited/cited.tsx';

/** What happens, in its order. */
export function VisitSteps({ steps }: { steps: { title?: string; text: string }[] }) {
  return (
    <ol className="visit-steps">
      {steps.map(({ title, text }) => (
        <li key={text}>
          {title && <h3>{title}</h3>}
          <p>
            <Cited text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
