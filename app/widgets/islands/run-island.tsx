/** React's side of an island. Fetched with the first island that is wanted. */
import { SETTINGS } from 'company';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FallbackScreen, phoneOfPage } from '../../layout/fallback-screen/fallback-screen.tsx';
import { SettingsContext } from '../../lib/site-data.ts';

/**
 * Hydrates what was rendered with the page; an empty island is rendered here.
 * @param isContent whether the page is nothing without it
 * @returns what resolves once the island does what it should, also when it has failed and is left out
 */
export function runIsland<Props extends object>(
  element: HTMLElement,
  Content: ComponentType<Props>,
  props: Props,
  isContent = false,
): Promise<void> {
  return new Promise((resolve) => {
    const fail = (error: unknown) => {
      resolve();
      if (isContent) showFallback(error);
      else console.error('A part of this page was left out:', error);
    };
    const tree = (
      <SettingsContext value={SETTINGS}>
        <IslandBoundary onError={fail}>
          <Content {...props} />
          <Started onStart={resolve} />
        </IslandBoundary>
      </SettingsContext>
    );
    if (element.hasChildNodes()) hydrateRoot(element, tree);
    else createRoot(element).render(tree);
  });
}

/** Its effect runs after those of its elder siblings: what they listen to is attached. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

/** A failure while rendering takes the place of the whole page (spec §2). */
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
