import './visit.css';
import { CHAPTER_SIZE, type ShownChapter } from '../../../domain/drawings/chapters.ts';
import { InBothLights } from '../../ui/in-both-lights.tsx';
import { VisitSteps } from './visit-steps.tsx';

/**
 * How a visit goes: a cross-section as wide as the window, whose layers appear as it scrolls past, with the steps on
 * paper below. Without motion the drawing is complete.
 * @param id anchor of its heading
 * @param lead summary beside the heading
 * @param chapter null = steps alone
 */
export function Visit({
  id,
  title,
  lead,
  steps,
  chapter,
}: {
  id: string;
  title: string;
  lead?: string | undefined;
  steps: { title?: string; text: string }[];
  chapter: ShownChapter | null;
}) {
  return (
    <section className="visit band on-dark" aria-labelledby={id}>
      <div className="wrap split visit-head">
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {chapter && <Drawing {...chapter} />}
      <div className="wrap">
        <VisitSteps steps={steps} label={title} />
      </div>
    </section>
  );
}

/**
 * @param drawing name in domain/drawings/chapters.json
 * @param alt describes the complete drawing
 */
function Drawing({ drawing, alt, layers }: ShownChapter) {
  return (
    <div className={`chapter-drawing chapter-of-${drawing}`}>
      <span>
        <InBothLights src={`/art/chapter-${drawing}.svg`} alt={alt} {...CHAPTER_SIZE} />
      </span>
      {layers.map(({ name, reveal, from, until }) => (
        <span
          key={name}
          className={`chapter-layer chapter-from-${from}${until ? ` chapter-until-${until}` : ''}${reveal ? ' chapter-reveal' : ''}`}
        >
          <InBothLights src={`/art/chapter-${drawing}-${name}.svg`} {...CHAPTER_SIZE} />
          {name === 'trail' && <span className="ants" />}
        </span>
      ))}
    </div>
  );
}
