import './page-photos.css';
import type { SizedPhoto } from '../../../publisher/page-data/page-photos.ts';

/** The owner's photos of a page, loaded lazily. */
export function PagePhotos({ photos }: { photos: SizedPhoto[] }) {
  return photos.map((photo) => (
    <figure key={photo.src} className="page-photo">
      <PhotoPicture photo={photo} sizes={SIZES} />
      {photo.caption && <figcaption>{photo.caption}</figcaption>}
    </figure>
  ));
}

export function PhotoPicture({
  photo: { src, srcSets, alt, width, height },
  sizes,
}: {
  photo: SizedPhoto;
  sizes: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />
      <img
        src={src}
        srcSet={srcSets.jpg}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** As wide as the words beside the quote form; without it, as the screen. */
const SIZES = '(width <= 1080px) 92vw, 760px';
