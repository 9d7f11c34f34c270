import './chapter.css';
import { CHAPTER_SIZE, type ShownLayer } from '../../../domain/drawings/chapters.ts';
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
          <InBothLights name={`chapter-${drawing}`} alt={alt} />
        </span>
        {layers.map(({ name, reveal, from, until }) => (
          <span
            key={name}
            className={`chapter-layer chapter-from-${from}${until ? ` chapter-until-${until}` : ''}${reveal ? ` chapter-reveal-${reveal}` : ''}`}
          >
            <InBothLights name={`chapter-${drawing}-${name}`} alt="" />
          </span>
        ))}
      </div>
      <VisitSteps steps={steps} />
    </div>
  );
}

/** Both are in the page, one of them is shown. They are one file, which has its colors of the night under `#night`. */
export function InBothLights({ name, alt }: { name: string; alt: string }) {
  return ['', '#night'].map((light) => (
    <img
      key={light}
      className={light ? 'chapter-night' : 'chapter-day'}
      src={`/art/${name}.svg${light}`}
      alt={alt}
      {...CHAPTER_SIZE}
      loading="lazy"
      decoding="async"
    />
  ));
}
