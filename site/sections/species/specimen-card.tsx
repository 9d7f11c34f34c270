import type { Drawing } from '../../../domain/species/specimens.ts';

/** An animal without its plate. @param alt default: what is to be seen on it */
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
