import type { PestMark } from '../../domain/content/home-schema.ts';

/** A small decorative pest beside its name: a cached file (domain/species/pest-marks.json), loaded lazily. */
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
