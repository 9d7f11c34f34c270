import type { PestMark } from '../../domain/content/home-schema.ts';

/** A small pest beside its name; decoration. Drawn from one cached file. */
export function PestIcon({
  pest,
  className = 'pest-icon',
}: {
  pest: PestMark;
  className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`/art/pests.svg#${pest}`} />
    </svg>
  );
}
