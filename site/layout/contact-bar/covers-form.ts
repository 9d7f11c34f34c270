/** What the bar must never lie on: the button of a form that asks for help, the ZIP check, and what needs another look. */
const NEVER_COVERED =
  '.quote-form :is([type="submit"], .form-next), .zip-form :is(input, button), [role="alert"]:not(:empty), [aria-invalid="true"]';

/** px at the end of a provider's form, of which we see the frame only: its button is in there. */
const FOREIGN_FORM_END_PX = 200;

/**
 * Whether the contact bar, where it stands or would stand, lies on a form's button or on an error message of the page
 * or of a form in a frame.
 */
export function coversForm(bar: HTMLElement, main: Element): boolean {
  // Nobody loses what they are about to press.
  if (bar.querySelector(':focus-visible')) return false;
  const { left, right } = bar.getBoundingClientRect();
  // It slides away by a transform.
  const top = innerHeight - bar.offsetHeight;
  const isUnder = (box: DOMRect) =>
    box.width > 0 &&
    box.left < right &&
    box.right > left &&
    box.top < innerHeight &&
    box.bottom > top;
  return [...boxesToKeepFree(main)].some(isUnder);
}

function* boxesToKeepFree(main: Element): Generator<DOMRect> {
  for (const element of elementsToKeepFree(main)) yield element.getBoundingClientRect();
  for (const frame of main.querySelectorAll('iframe')) {
    const box = frame.getBoundingClientRect();
    if (frame.contentDocument) {
      for (const element of elementsToKeepFree(frame.contentDocument)) {
        const inner = element.getBoundingClientRect();
        yield new DOMRect(box.left + inner.left, box.top + inner.top, inner.width, inner.height);
      }
    } else {
      const end = Math.min(FOREIGN_FORM_END_PX, box.height);
      yield new DOMRect(box.left, box.bottom - end, box.width, end);
    }
  }
}

/** With the message of a field that needs another look. */
function* elementsToKeepFree(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll(NEVER_COVERED)) {
    yield element;
    if (element.ariaInvalid !== 'true') continue;
    for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? []) {
      const message = element.ownerDocument.getElementById(id);
      if (message) yield message;
    }
  }
}
