import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { pageCompany } from './page-company.ts';

/** Heading of a screen: sets the window's title, and takes the focus after a navigation by link or key. */
export function ScreenTitle({
  title,
  children,
}: {
  /** Title of the window, without the company. */
  title: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  const how = useNavigationType();
  useWindowTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen appears
  useEffect(() => {
    // POP is the first screen of a visit, or Back, which the browser handles.
    if (how !== 'POP') ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}

export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${pageCompany().short_name} office`;
  }, [title]);
}
