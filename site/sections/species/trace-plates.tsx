import './trace-plates.css';
import * as m from '#messages';
import type { CaptionedDrawing } from '../../../domain/species/specimens.ts';

/** Drawings of young stages, other views and traces. Renders nothing without any. */
export function TracePlates({ traces }: { traces: CaptionedDrawing[] }) {
  if (!traces.length) return null;
  return (
    <ul className="columns trace-plates">
      {traces.map(({ name, width, height, alt, title, length, shows }) => (
        <li key={name}>
          <img
            src={`/specimens/${name}.svg`}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
          <p>
            {title}
            <small>
              {shows === 'sign'
                ? m.trace_plates_longer_side_mm({ length: Math.round(length) })
                : m.trace_plates_body_mm({ length })}
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
