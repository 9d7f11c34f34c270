import { useState, useSyncExternalStore } from 'react';

/**
 * A drawing that stands inline in the prerendered page, where it paints at once, and is not in the page's
 * JavaScript: hydration leaves it alone. A page reached by a click shows the same drawing from `file`.
 * @param art the drawing's body; call it behind `import.meta.env.SSR`, so that the browser's bundle drops it
 * @param file the same drawing in public/art
 */
export function StillArt({
  art,
  file,
  viewBox,
  align,
  className,
}: {
  art: string;
  file: string;
  viewBox: string;
  align?: string;
  className: string;
}) {
  const hydrating = useSyncExternalStore(neverChanges, no, yes);
  const [prerendered] = useState(hydrating);
  if (!prerendered) return <img className={className} src={file} alt="" />;
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={align}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, at build only
      dangerouslySetInnerHTML={{ __html: art }}
    />
  );
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
