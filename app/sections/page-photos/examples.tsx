import type { Example } from '../../ui/example.ts';
import { PagePhotos } from './page-photos.tsx';

/** The only photo-like file that every clone has. */
const FILE = '/film/first-visit.jpg';
const SET = `${FILE} 1280w`;

export const examples: Example[] = [
  {
    name: 'with and without caption',
    show: () => (
      <PagePhotos
        photos={[null, 'A caption under a photo'].map((caption) => ({
          src: caption ? FILE : `${FILE}?`,
          srcSets: { avif: SET, webp: SET, jpg: SET },
          alt: 'The van in front of a house at golden hour',
          caption,
          width: 1280,
          height: 720,
        }))}
      />
    ),
  },
];
