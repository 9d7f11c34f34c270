/**
 * On phones a form shows one screen at a time (form-screens.css): that of the URL's fragment, else the first. "Next" and "Back"
 * are links, so they work before React, and the browser's Back leads to the previous screen.
 */
const isShown = (screen: Element) => screen.getClientRects().length > 0;

const screensOf = (form: Element) => [...form.querySelectorAll('.form-screen')];

/** True if the URL's fragment names a screen of the form. */
export const isScreen = ({ hash }: URL) => /^#(quote|letter|photo)-\d$/.test(hash);

/** The only visible screen; null if all are visible. */
export function shownScreen(form: Element): Element | null {
  const [first, ...others] = screensOf(form).filter(isShown);
  return first && others.length === 0 ? first : null;
}

/** The screen after the visible one; undefined after the last, and if all are visible. */
export function nextScreen(form: Element): Element | undefined {
  const shown = shownScreen(form);
  const screens = screensOf(form);
  return shown ? screens[screens.indexOf(shown) + 1] : undefined;
}

/** Shows a screen and focuses its first field. @param isBack replaces the current step of the history instead of adding one */
export function showScreen(screen: Element, isBack = false): void {
  if (isBack) location.replace(`#${screen.id}`);
  else location.hash = screen.id;
  const answers = 'input:checked, input:not([type="radio"], [type="hidden"]), select, textarea';
  const first = screen.querySelector<HTMLElement>(answers) ?? screen.querySelector('input');
  first?.focus({ preventScroll: true });
}

/** Shows the screen of a field. */
export function showScreenOf(field: Element): void {
  const screen = field.closest('.form-screen');
  if (screen && !isShown(screen)) location.hash = screen.id;
}
