import './page-photos.css';
import type { SizedPhoto } from '../../../content-loader/page-photos.ts';

/** The owner's photos of a page. They stand below the first screen, so they load when they are come to. */
export function PagePhotos({ photos }: { photos: SizedPhoto[] }) {
  return photos.map(({ src, srcSets, alt, caption, width, height }) => (
    <figure key={src} className="page-photo">
      <picture>
        <source type="image/avif" srcSet={srcSets.avif} sizes={SIZES} />
        <source type="image/webp" srcSet={srcSets.webp} sizes={SIZES} />
        <img
          src={src}
          srcSet={srcSets.jpg}
          sizes={SIZES}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ));
}

/** As wide as the words beside the quote form; without it, as the screen. */
const SIZES = '(width <= 1080px) 92vw, 760px';
