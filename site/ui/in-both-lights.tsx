/**
 * A drawing by day and at night, of which the page's hour shows one (styles/light.css). They are one file, which has its
 * colors of the night under `#night` (docs/drawing.md).
 * @param src address of the SVG file
 */
export function InBothLights({
  src,
  alt = '',
  width,
  height,
}: {
  src: string;
  alt?: string;
  width: number;
  height: number;
}) {
  return ['', '#night'].map((light) => (
    <img
      key={light}
      className={light ? 'of-night' : 'of-day'}
      src={`${src}${light}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ));
}
