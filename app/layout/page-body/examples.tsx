import type { Example } from '../../ui/example.ts';
import { PageContents } from './page-contents.tsx';
import { PagePhotos } from './page-photos.tsx';

const headings = [
  'What it is',
  'What to look for',
  'A heading so long that it takes two lines',
].map((text, index) => ({
  id: ['component-base', 'component-chat', 'component-logo'][index] ?? '',
  text,
}));

/** The only photo-like file that every clone has. */
const FILE = '/film/first-visit.jpg';
const SET = `${FILE} 1280w`;

export const examples: Example[] = [
  { name: 'long text', show: () => <PageContents headings={headings} /> },
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
