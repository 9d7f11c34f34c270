import type { ComponentType, ReactNode } from 'react';

/**
 * When React comes to an island:
 * `intent`: with the first sign that a person wants it (pointer, focus, key);
 * `load`: also as soon as the page's script runs.
 */
type IslandStart = 'intent' | 'load';

interface IslandOptions {
  /** Default `intent`. */
  start?: IslandStart;
  /** Key of a draft (form-draft.ts); while one is stored, the island starts with the page. */
  draft?: string;
  /** Names of query parameters; a URL that has one of them starts the island with the page. */
  query?: string[];
}

/**
 * Makes a component an island: it is rendered with the page, and hydrated by itself (see start-islands.ts). Its props
 * must survive JSON; it can't have children. The name must stand in registry.ts.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { start = 'intent', draft, query }: IslandOptions = {},
): (props: Props) => ReactNode {
  return function Island(props: Props) {
    const given = JSON.stringify(props);
    return (
      <div
        className="island"
        data-island={name}
        data-start={start === 'intent' ? undefined : start}
        data-draft={draft}
        data-query={query?.join(' ')}
        data-props={given === '{}' ? undefined : given}
      >
        <Component {...props} />
      </div>
    );
  };
}
