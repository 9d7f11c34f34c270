import type { ComponentProps } from 'react';

/**
 * A button. An `unavailable` one keeps its focus and tab stop, but does nothing and submits no form.
 * @param look any of `low`, `main`, `danger` and `wide`. Default: a plain button
 */
export function Button({
  look,
  unavailable,
  onClick,
  ...attributes
}: ComponentProps<'button'> & { look?: string; unavailable?: boolean }) {
  return (
    <button
      type="button"
      {...attributes}
      className={look ? `button ${look}` : 'button'}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? (event) => event.preventDefault() : onClick}
    />
  );
}
