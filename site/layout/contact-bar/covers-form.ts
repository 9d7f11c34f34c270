/** What the bar must not cover: submit buttons, the ZIP check, error messages and invalid fields. */
const NEVER_COVERED =
  '.quote-form :is([type="submit"], .form-next), .zip-form :is(input, button), [role="alert"]:not(:empty), [aria-invalid="true"]';

/** Px at the end of a provider's framed form, whose button we can't find. */
const FOREIGN_FORM_END_PX = 200;

/** True if the bar, shown or hidden, would cover one of these in the page or in a framed form. */
export function coversForm(bar: HTMLElement, main: Element): boolean {
  // A focused bar stays.
  if (bar.querySelector(':focus-visible')) return false;
  const { left, right } = bar.getBoundingClientRect();
  // Computed, because a transform moves the hidden bar.
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

/** Includes the error messages of invalid fields. */
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
