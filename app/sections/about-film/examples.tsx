import type { Example } from '../../ui/example.ts';
import { AboutFilm } from './about-film.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <AboutFilm words={home.about} /> },
];
