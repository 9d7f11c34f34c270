import type { ReactNode } from 'react';
import type { DesignData } from '../../content-loader/design-data.ts';

/** A component as /design and e2e/design.spec.ts show it: an entry of the `examples.tsx` of its folder, as in app/sections. */
export interface Example {
  /** What is to be seen, as in "long text". */
  name: string;
  /** Everything in it that can be pointed at or pressed looks so. Examples that name a state stand side by side. */
  state?: 'rest' | 'hover' | 'focus' | 'active' | 'chosen';
  /** The ground it stands on; default cream. */
  ground?: 'dark';
  /** @param data the site's own content, for what has much of it */
  show(data: DesignData): ReactNode;
}

/** A control at rest, pointed at, focused and pressed. */
export function inEveryState(name: string, show: Example['show']): Example[] {
  return [
    { name, state: 'rest', show },
    { name: `${name}, hover`, state: 'hover', show },
    { name: `${name}, focus`, state: 'focus', show },
    { name: `${name}, active`, state: 'active', show },
  ];
}
