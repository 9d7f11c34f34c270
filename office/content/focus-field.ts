/** Whether a field is the one at `key`, or one below it. */
export const isAtOrBelow = (field: string, key: string) =>
  field === key || field.startsWith(`${key}\n`);

/**
 * The first field of a file at `key` or below it gets the focus, and what it is folded in opens.
 * @param key see keyOf
 */
export function focusField(file: string, key: string): HTMLElement | undefined {
  const field = [...document.querySelectorAll<HTMLElement>('#fields [data-field]')].find(
    ({ dataset }) => dataset.file === file && isAtOrBelow(dataset.field ?? '', key),
  );
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  // Above a box of words stand its tools.
  const input =
    field?.querySelector('textarea') ?? field?.querySelector<HTMLElement>('input, select, button');
  input?.focus();
  return input ?? undefined;
}

/** The same for what is about to be drawn. @param frames after which nobody waits any more */
export function focusWhenShown(file: string, key: string, frames = 60): void {
  if (focusField(file, key) || frames === 0) return;
  requestAnimationFrame(() => focusWhenShown(file, key, frames - 1));
}
