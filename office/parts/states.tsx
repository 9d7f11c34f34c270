/** States of a screen without content: loading, empty, failed. */

import type { ReactNode } from 'react';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { check, type IconShape } from '../../site/ui/icon/icon-shapes.ts';
import { problemIn } from '../api/call-office.ts';
import { Button } from './button.tsx';
import { offline, warning } from './office-icons.ts';

export function Placeholder() {
  return (
    <div className="placeholder" role="status" aria-label="Loading">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}

export function Empty({
  title,
  icon = check,
  children,
}: {
  title: string;
  icon?: IconShape;
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      <Icon shape={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, detail } = problemIn(error);
  const isUnreachable = code === 'no-connection';
  return (
    <div className="empty" role="alert">
      <Icon shape={isUnreachable ? offline : warning} />
      <h2>{isUnreachable ? 'No connection' : 'This can’t be shown'}</h2>
      <p>{detail}</p>
      {code !== 'not-allowed' && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

/** A query's answer, or its loading or error state. */
export function Answered<T>({
  query,
  children,
}: {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (value: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failed error={query.error} onRetry={() => query.refetch()} />;
  return <Placeholder />;
}

/** Loads the next page of a list; renders nothing if there is none. */
export function MoreButton({
  list,
  children = 'Show more',
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children?: ReactNode;
}) {
  if (!list.hasNextPage) return null;
  return (
    <p className="more">
      <Button unavailable={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading…' : children}
      </Button>
    </p>
  );
}
