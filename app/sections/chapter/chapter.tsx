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
        {layers.map(({ name, lit, reveal, from, until }) => (
          <span
            key={name}
            className={`chapter-layer chapter-from-${from}${until ? ` chapter-until-${until}` : ''}${reveal ? ` chapter-reveal-${reveal}` : ''}`}
          >
            {lit ? (
              <Picture name={`chapter-${drawing}-${name}`} alt="" />
            ) : (
              <InBothLights name={`chapter-${drawing}-${name}`} alt="" />
            )}
          </span>
        ))}
      </div>
      <VisitSteps steps={steps} />
    </div>
  );
}

/** Both are in the page, one of them is shown, and only that one is loaded. */
export function InBothLights({ name, alt }: { name: string; alt: string }) {
  return (
    <>
      <Picture name={name} alt={alt} className="chapter-day" />
      <Picture name={`${name}-night`} alt={alt} className="chapter-night" />
    </>
  );
}

function Picture({ name, alt, className }: { name: string; alt: string; className?: string }) {
  return (
    <img
      className={className}
      src={`/art/${name}.svg`}
      alt={alt}
      {...CHAPTER_SIZE}
      loading="lazy"
      decoding="async"
    />
  );
}
