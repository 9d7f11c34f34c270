/**
 * The company's mark, in a square: its logo, or its initials where it has none or a wide one. It is in the page once
 * (LogoSymbols) and shown anywhere with Mark. A logo may be recolored with custom properties of its own; the sample company's:
 * --wl legs and bill, --wi ink, --wa back, --wb belly, --wd wing and tail, --ww brow.
 */
export function Mark({
  className,
  viewBox = '0 0 64 64',
}: {
  className?: string;
  viewBox?: string;
}) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href="#mark" width="64" height="64" />
    </svg>
  );
}

/**
 * The drawings that every Mark and Logo of the page shows.
 * @param symbols `<symbol id="mark">`, and `<symbol id="logo">` of a wide logo
 */
export function LogoSymbols({ symbols }: { symbols: string }) {
  return (
    <svg
      width="0"
      height="0"
      className="visually-hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the company
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
