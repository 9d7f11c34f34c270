/**
 * A drawing by day and by night; styles/light.css shows one of the two. Both are in one file, the night under
 * `#night` (docs/drawing.md).
 * @param src URL of the SVG file
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
