/** In development: makes sizes of photos and share images when a browser requests them. */
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { allPhotos } from '../../publisher/page-data/page-photos.ts';
import { allShareImages } from '../../publisher/page-data/share-image.ts';
import { contentDir } from '../../publisher/read/load.ts';
import { makePicture } from '../../publisher/render/make-picture.ts';
import { type PictureToMake, photoToMake } from '../../publisher/render/picture-to-make.ts';

export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        const picture = pictureAt(url);
        if (!picture) return next();
        makePicture(url, picture).then((content) => {
          const format = extname(url).slice(1);
          response.setHeader('content-type', `image/${format === 'jpg' ? 'jpeg' : format}`);
          response.end(content);
        }, next);
      });
    },
  };
}

function pictureAt(url: string): PictureToMake | undefined {
  if (url.startsWith('/share/')) {
    const share = allShareImages()[url];
    return share && { share };
  }
  if (!url.startsWith('/photos/')) return undefined;
  const fileOf = (name: string) => join(contentDir, 'photos', name);
  return photoToMake(url, Object.fromEntries(allPhotos()), fileOf);
}
