/**
 * The company's square logo, or its initials if it has none or a wide one. The page holds the drawing once
 * (LogoSymbols).
 * A logo may have colors as custom properties; the sample company's: --wl legs and bill, --wi ink, --wa back, --wb
 * belly, --wd wing and tail, --ww brow.
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
 * The drawings that Mark and Logo reference.
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
