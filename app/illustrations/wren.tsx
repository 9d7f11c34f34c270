import { LOGO } from 'virtual:logo';

/**
 * The wren of the logo: a Carolina wren facing left, tail cocked. Drawn once per page (WrenSymbol) and shown
 * anywhere with Wren. Recolor with custom properties: --wl legs and bill,
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, at build only
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? symbol() : '' }}
    />
  );
}

/** The company's own logo in the wren's place, wherever the wren would be. */
function symbol(): string {
  return LOGO ? `<symbol id="wren" viewBox="0 0 64 64">${LOGO}</symbol>` : SYMBOL;
}

const SYMBOL = `<symbol id="wren" viewBox="0 0 64 64" fill="none" stroke-linecap="round">
<path stroke="var(--wl,#2e1430)" stroke-width="1.9" d="M27 51l-1.5 8M33.5 51.5l1.5 7.5M22 59.5h6M32 59.5h6"/>
<path fill="var(--wd,#8c2e10)" d="M40.5 33.5 52.8 5.6c.6-1.3 2-1.9 3.3-1.4l3.7 1.5c1.3.5 1.9 2 1.4 3.3L50.4 37.5Z"/>
<path stroke="var(--wi,#2e1430)" stroke-width="1.6" opacity=".55" d="M51.6 12.3l6 2.6M49.1 18l6 2.6M46.6 23.7l6 2.6"/>
<path fill="var(--wa,#c2501f)" d="M11.2 24.3C12 16.5 17.3 12 23.3 12c5.4 0 8.6 3.3 11 7.6 2.4 4.3 5.6 7.6 10.8 9.3 4 1.3 6.5 3 6.3 7.4C51 46 42.3 53 31.2 53 18.7 53 10.3 44.6 10.6 33.3c.1-3.3.3-6 .6-9Z"/>
<path fill="var(--wb,#f6c48f)" d="M10.7 31.5c3.8 1 8.6 1.6 12.3.4 3.8 4.2 4.2 11.7 10 16.3 2.7 2.1 5.7 3.1 8.6 3.3C38.6 52.5 35 53 31.2 53 18.8 53 10.4 44.7 10.6 33.3Z"/>
<path fill="var(--wd,#8c2e10)" d="M28.5 29.5c7-1.4 14.6.8 19.8 7.3-2.6 6.3-8.8 9.3-14.3 8.2-5.5-1.2-8.6-8.5-5.5-15.5Z"/>
<path stroke="var(--wb,#f6c48f)" stroke-width="1.4" d="M32.3 34.5c3.7-.6 7.6.5 10.9 3M32.5 38.6c2.9-.3 5.6.4 7.9 2M34.3 42.2c1.3 0 2.6.3 3.8.8"/>
<path fill="var(--wl,#2e1430)" d="M11.4 22.7C6.9 22.7 3.4 24 .8 26.7c3.7-.7 7-.4 10.2.9Z"/>
<path fill="var(--ww,#fff6e8)" d="M12.5 20.8c4.7-2.8 10.7-2.6 16.8 1.3-5.8-.4-11.3-.1-16 1.7Z"/>
<circle fill="var(--wi,#2e1430)" cx="17.6" cy="25.2" r="2.3"/>
<circle fill="#fff" cx="16.9" cy="24.5" r=".8"/>
</symbol>`;
