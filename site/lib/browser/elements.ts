/** Custom elements. */
import { attempt } from './attempt.ts';

/** Defines a custom element. `make` is called only if the browser has custom elements. */
export function defineElement(name: string, make: () => CustomElementConstructor): void {
  attempt(() => customElements.define(name, make()), undefined);
}
