import './visit-steps.css';
import { CHAPTER_SIZE } from '../../../domain/drawings/chapters.ts';
import { Cited } from '../../ui/cited/cited.tsx';
import { InBothLights } from '../../ui/in-both-lights.tsx';

/** What happens, in its order; `scene` is a drawing of a step, a file of public/art. */
export function VisitSteps({
  steps,
}: {
  steps: { title?: string; text: string; scene?: string }[];
}) {
  return (
    <ol className="visit-steps">
      {steps.map(({ title, text, scene }) => (
        <li key={text}>
          {scene && <InBothLights src={`/art/${scene}.svg`} {...CHAPTER_SIZE} />}
          {title && <h3>{title}</h3>}
          <p>
            <Cited text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
