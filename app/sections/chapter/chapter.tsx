import './chapter.css';
import { CHAPTER_SIZE, type ShownLayer } from '../../../domain/drawings/chapters.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';
import { VisitSteps } from '../visit-steps/visit-steps.tsx';

/**
 * The steps of a visit, and beside them a section drawing whose layers come as their steps scroll past. Where nothing moves it is
 * complete.
 * @param drawing of domain/drawings/chapters.json
 * @param alt what the complete drawing shows
 */
export function Chapter({
  drawing,
  alt,
  layers,
  steps,
}: {
  drawing: string;
  alt: string;
  layers: readonly ShownLayer[];
  steps: { title?: string; text: string }[];
}) {
  return (
    <div className="chapter">
      <div className="chapter-drawing">
        <span>
          <InBothLights src={`/art/chapter-${drawing}.svg`} alt={alt} {...CHAPTER_SIZE} />
        </span>
        {layers.map(({ name, reveal, from, until }) => (
          <span
            key={name}
            className={`chapter-layer chapter-from-${from}${until ? ` chapter-until-${until}` : ''}${reveal ? ` chapter-reveal-${reveal}` : ''}`}
          >
            <InBothLights src={`/art/chapter-${drawing}-${name}.svg`} {...CHAPTER_SIZE} />
          </span>
        ))}
      </div>
      <VisitSteps steps={steps} />
    </div>
  );
}
