import type { PestMark } from '../../domain/content/home-schema.ts';

/**
 * A small pest beside its name; decoration. A cached file of its own (domain/species/pest-marks.json), fetched when
 * it comes into sight and after what the page says.
 */
export function PestIcon({
  pest,
  className = 'pest-icon',
}: {
  pest: PestMark;
  className?: string;
}) {
  return (
    <img
      className={className}
      src={`/art/pest-${pest}.svg`}
      alt=""
      width="28"
      height="28"
      loading="lazy"
    />
  );
}
