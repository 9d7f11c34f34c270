import { type Light, lightsOf } from '../../domain/drawings/scenes.ts';

/** Radius of half light around a lamp, as a multiple of its reach. */
const HALF_LIGHT = 1.5;
/** Circles of the glow around a lamp, as shares of its reach. */
const GLOW = [0.5, 0.33, 0.18];

/**
 * A part of a drawing, inline, so that it follows the visitor's hour and season (styles/light.css). A part with lamps
 * is drawn twice after dark: by day, and by night over it with a mask that spares what the lamps reach. Their glow
 * lies behind both.
 * @param drawing base name of a file in site/public/art
 * @param part its id in the file
 * @param className of the `<svg>`
 * @param picture name for style sheets
 * @param glow false if the page's styles draw the glow. Default true
 * @param box x, y, width and height of the view box
 */
export function Scene({
  drawing,
  part = 'scene',
  className,
  box,
  fit,
  glow = true,
  picture,
}: {
  drawing: string;
  part?: string;
  className: string;
  box: readonly [x: number, y: number, width: number, height: number];
  fit?: string;
  glow?: boolean;
  picture?: string;
}) {
  const href = `/art/${drawing}.svg#${part}`;
  const lights = lightsOf(`${drawing}.svg`, part);
  return (
    <svg
      className={`scene ${className}`}
      data-picture={picture}
      viewBox={box.join(' ')}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {lights.length === 0 ? (
        <use href={href} />
      ) : (
        <LitPart
          href={href}
          lights={lights}
          box={box}
          glow={glow ? GLOW : []}
          mask={`lights-${drawing}-${part}`}
        />
      )}
    </svg>
  );
}

function LitPart({
  href,
  lights,
  box: [x, y, width, height],
  glow,
  mask,
}: {
  href: string;
  lights: readonly Light[];
  box: readonly [number, number, number, number];
  glow: readonly number[];
  mask: string;
}) {
  const size = { x, y, width, height };
  return (
    <>
      <svg className="of-night" overflow="visible" aria-hidden="true">
        {lights.flatMap(([cx, cy, reach]) =>
          glow.map((share) => (
            <circle
              key={`${cx} ${cy} ${share}`}
              cx={cx}
              cy={cy}
              r={reach * share}
              fill="#ffb627"
              opacity=".14"
            />
          )),
        )}
      </svg>
      <use className="scene-lit" href={href} />
      <svg className="of-night" overflow="visible" aria-hidden="true">
        <mask id={mask} maskUnits="userSpaceOnUse" {...size}>
          <rect {...size} fill="#fff" />
          {[HALF_LIGHT, 1].flatMap((step) =>
            lights.map(([cx, cy, reach]) => (
              <circle
                key={`${cx} ${cy} ${step}`}
                cx={cx}
                cy={cy}
                r={reach * step}
                fill={step === 1 ? '#000' : '#999'}
              />
            )),
          )}
        </mask>
        <g className="scene-unlit" mask={`url(#${mask})`}>
          <use href={href} />
        </g>
      </svg>
    </>
  );
}
