import './visit-steps.css';
import { CHAPTER_SIZE } from '../../../domain/drawings/chapters.ts';
import { Cited } from '../../ui/cited/cited.tsx';
import { InBothLights } from '../../ui/in-both-lights.tsx';

/**
 * Numbered steps. `scene` is a drawing in site/public/art.
 * @param label names a list that scrolls sideways on a phone, and so takes focus
 */
export function VisitSteps({
  steps,
  label,
}: {
  steps: { title?: string; text: string; scene?: string }[];
  label?: string;
}) {
  return (
    <ol className="columns visit-steps" tabIndex={label ? 0 : undefined} aria-label={label}>
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
