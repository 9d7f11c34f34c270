/** True if a field is the one at `key`, or below it. */
export const isAtOrBelow = (field: string, key: string) =>
  field === key || field.startsWith(`${key}\n`);

/** Opens the details around the first field of a file at `key` or below, and focuses it. @param key see keyOf */
export function focusField(file: string, key: string): HTMLElement | undefined {
  const field = [...document.querySelectorAll<HTMLElement>('#fields [data-field]')].find(
    ({ dataset }) => dataset.file === file && isAtOrBelow(dataset.field ?? '', key),
  );
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  const input = field?.querySelector<HTMLElement>('textarea, input, select, button');
  input?.focus();
  return input ?? undefined;
}

/** The same for a field that is about to render. @param frames gives up after this many */
export function focusWhenShown(file: string, key: string, frames = 60): void {
  if (focusField(file, key) || frames === 0) return;
  requestAnimationFrame(() => focusWhenShown(file, key, frames - 1));
}
