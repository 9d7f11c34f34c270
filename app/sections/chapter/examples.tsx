import { allChapters, shownLayers } from '../../../domain/drawings/chapters.ts';
import type { Example } from '../../ui/example.ts';
import { Chapter } from './chapter.tsx';

export const examples: Example[] = allChapters()
  .slice(0, 1)
  .map((chapter) => ({
    name: chapter.name,
    show: () => (
      <Chapter
        drawing={chapter.name}
        alt="A house in section"
        layers={shownLayers(
          chapter,
          Object.fromEntries(
            chapter.layers.map(({ name }, index) => [name, Math.min(index + 1, 3)]),
          ),
        )}
        steps={[
          { title: 'We look', text: 'One short line.' },
          { title: 'We treat', text: 'A step whose text takes several lines beside the drawing.' },
          { title: 'We come back', text: 'One short line.' },
        ]}
      />
    ),
  }));
