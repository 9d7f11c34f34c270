/**
 * On phones a form shows one question at a time (form-screens.css): that of the address's fragment, else the first. "Next" and "Back"
 * are links, so that they work before React comes, and the browser's Back goes back a question.
 */
const isShown = (screen: Element) => screen.getClientRects().length > 0;

const screensOf = (form: Element) => [...form.querySelectorAll('.form-screen')];

/** True if the URL's fragment names a screen of the form. */
export const isScreen = ({ hash }: URL) => /^#(quote|letter|photo)-\d$/.test(hash);

/** The screen in sight; null where all of them are. */
export function shownScreen(form: Element): Element | null {
  const [first, ...others] = screensOf(form).filter(isShown);
  return first && others.length === 0 ? first : null;
}

/** The screen that follows the one in sight; undefined after the last, and where all are in sight. */
export function nextScreen(form: Element): Element | undefined {
  const shown = shownScreen(form);
  const screens = screensOf(form);
  return shown ? screens[screens.indexOf(shown) + 1] : undefined;
}

/** Shows a screen and gives focus to its first answer. @param isBack takes the place of a step in the browser's history */
export function showScreen(screen: Element, isBack = false): void {
  if (isBack) location.replace(`#${screen.id}`);
  else location.hash = screen.id;
  const answers = 'input:checked, input:not([type="radio"], [type="hidden"]), select, textarea';
  const first = screen.querySelector<HTMLElement>(answers) ?? screen.querySelector('input');
  first?.focus({ preventScroll: true });
}

/** Brings the screen of a field into sight. */
export function showScreenOf(field: Element): void {
  const screen = field.closest('.form-screen');
  if (screen && !isShown(screen)) location.hash = screen.id;
}
