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
 * The drawing that every Wren of the page shows.
 * @param symbol `<symbol id="wren">`
 */
export function WrenSymbol({ symbol }: { symbol: string }) {
  return (
    <svg
      width="0"
      height="0"
      className="visually-hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the site or of the company
      dangerouslySetInnerHTML={{ __html: symbol }}
    />
  );
}
