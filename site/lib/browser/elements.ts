/** Custom elements. */
import { attempt } from './attempt.ts';

/** Gives every element of this name its behavior, also those that come later. `make` is called only where there are any. */
export function defineElement(name: string, make: () => CustomElementConstructor): void {
  attempt(() => customElements.define(name, make()), undefined);
}
