import type { Drawing } from '../../../domain/species/specimens.ts';

/** A small drawing of an animal. @param alt default: the drawing's own description */
export function SpecimenCard({
  drawing: { name, width, height, ...drawing },
  alt = drawing.alt,
}: {
  drawing: Drawing;
  alt?: string;
}) {
  return (
    <img
      src={`/specimen-cards/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
