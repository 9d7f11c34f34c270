import { LOGO } from 'virtual:logo';

/**
 * The wren of the logo: a Carolina wren facing left, tail cocked; or the company's own logo in its place. It is in
 * the page once (WrenSymbol) and shown anywhere with Wren. Recolor with custom properties: --wl legs and bill,
 * --wi ink, --wa back, --wb belly, --wd wing and tail, --ww brow.
 */
export function Wren({
  className,
  viewBox = '0 0 64 64',
}: {
  className?: string;
  viewBox?: string;
}) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href="#wren" width="64" height="64" />
    </svg>
  );
}

/**
 * The drawing that every Wren of the page shows. It is in the page's HTML only, not in its JavaScript: it
 * belongs into the document's layout, which stays for the life of the page.
 */
export function WrenSymbol() {
  return (
    <svg
      width="0"
      height="0"
      className="visually-hidden"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of packages/scenes, at build only
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? LOGO : '' }}
    />
  );
}
