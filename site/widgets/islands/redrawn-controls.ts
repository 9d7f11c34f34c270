/**
 * If a translator or an extension changed the served page, hydration fails and React renders the island anew. This file then moves
 * what the visitor typed, chose and opened, and focus, to the new controls.
 */

/** The control that replaced each old one. */
const successors = new WeakMap<Element, Element>();

/** The control that replaced this one, or itself. */
export function currentControl<T extends Element>(control: T): T {
  return (successors.get(control) as T | undefined) ?? control;
}

/**
 * Call before React renders the island.
 * @returns to be called after React has rendered, before anything reads the fields, with the element that had focus until then
 */
export function followControls(island: HTMLElement): (focused: Element | null) => void {
  const before = controlsByName(island);
  return (focused) => {
    for (const [name, control] of controlsByName(island)) {
      const old = before.get(name);
      if (!old || old === control) continue;
      successors.set(old, control);
      copyState(old as HTMLInputElement, control as HTMLInputElement);
    }
    const field = focused && (successors.get(focused) as HTMLInputElement | undefined);
    if (!field) return;
    field.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    // Null for fields without a caret, such as dates; undefined for buttons.
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Controls by a stable key: element, name, choice, and the position among those that share all three. */
function controlsByName(island: HTMLElement): Map<string, Element> {
  const found = new Map<string, Element>();
  const controls = 'form, input, select, textarea, button, details, summary, a';
  for (const control of island.querySelectorAll<HTMLInputElement>(controls)) {
    const { localName, name, type, value } = control;
    const choice = type === 'radio' || type === 'checkbox' ? value : '';
    let key = `${localName} ${name} ${choice}`;
    while (found.has(key)) key += '+';
    found.set(key, control);
  }
  return found;
}

function copyState(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  else if (from.type === 'file') to.files = from.files;
  else if (from.type === 'radio' || from.type === 'checkbox') to.checked = from.checked;
  else if (from.matches('input, select, textarea')) to.value = from.value;
}
