import type { ComponentProps } from 'react';

/**
 * A button. One that is `unavailable` keeps the focus and its place among the keys: it only says so, and a press does nothing.
 * @param look of `low`, `main`, `danger` and `wide`, what it is. Default: a plain button
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
      onClick={unavailable ? undefined : onClick}
    />
  );
}
