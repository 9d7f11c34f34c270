import type { ComponentType, ReactNode } from 'react';

/** Each makes the island start with the page. By default it starts when the visitor points at it, focuses it or presses a key. */
interface IslandOptions {
  start?: 'load';
  /** Key of a draft (form-draft.ts): if one is stored. */
  draft?: string;
  /** Names of query parameters: if the URL has one of them. */
  query?: string[];
}

/**
 * Makes a component an island: rendered with the page, hydrated by itself (start-islands.ts). Its props must survive JSON; it can't
 * have children. registry.ts must have its name.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { start, draft, query }: IslandOptions = {},
): (props: Props) => ReactNode {
  return function Island(props: Props) {
    const given = JSON.stringify(props);
    return (
      <div
        className="island"
        data-island={name}
        data-start={start}
        data-draft={draft}
        data-query={query?.join(' ')}
        data-props={given === '{}' ? undefined : given}
      >
        <Component {...props} />
      </div>
    );
  };
}
