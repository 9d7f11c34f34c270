/** Hydrates an island. Loaded with the first island that starts. */
import { SETTINGS } from 'company';
import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FallbackScreen, phoneOfPage } from '../../layout/fallback-screen/fallback-screen.tsx';
import { SettingsContext } from '../../lib/use-site.ts';
import { followControls } from './redrawn-controls.ts';

export { currentControl } from './redrawn-controls.ts';

/**
 * Hydrates what was rendered with the page. If the island fails, now or later, the served HTML is restored and the event `islandfail`
 * is dispatched.
 * @param isContent true if the fallback screen replaces the page after a failure (spec §2)
 * @returns true once the island runs, false if it failed before
 */
export function runIsland<Props extends object>(
  element: HTMLElement,
  Content: ComponentType<Props>,
  props: Props,
  isContent = false,
): Promise<boolean> {
  const served = [...element.childNodes];
  const onDraw = followControls(element);
  return new Promise((resolve) => {
    const fail = (error: unknown) => {
      if (isContent) showFallback(error);
      else console.error('A part of this page is back to what was served:', error);
      // React can't be unmounted while it commits.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...served);
        element.dispatchEvent(new Event('islandfail', { bubbles: true }));
        resolve(false);
      });
    };
    const tree = (
      <SettingsContext value={SETTINGS}>
        <IslandBoundary onError={fail}>
          <Drawn onDraw={onDraw} />
          <Content {...props} />
          <Started onStart={() => resolve(true)} />
        </IslandBoundary>
      </SettingsContext>
    );
    const root = hydrateRoot(element, tree);
  });
}

/** Its layout effect runs before those of the siblings after it. React renders and commits in one task, so focus is still the same. */
function Drawn({ onDraw }: { onDraw: (focused: Element | null) => void }) {
  const focused = document.activeElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => onDraw(focused), []);
  return null;
}

/** Its effect runs after those of the siblings before it: their listeners are attached. */
function Started({ onStart }: { onStart: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onStart, []);
  return null;
}

/** Replaces the whole page after a rendering failure (spec §2). */
function showFallback(error: unknown): void {
  const page = document.createElement('div');
  createRoot(page).render(<FallbackScreen error={error} phone={phoneOfPage()} />);
  document.body.replaceChildren(page);
}

interface BoundaryProps {
  children: ReactNode;
  onError(error: unknown): void;
}

class IslandBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
