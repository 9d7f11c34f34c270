import type { Example } from '../../ui/example.ts';
import { ReviewList } from './review-list.tsx';
import { Reviews } from './reviews.tsx';

export const examples: Example[] = [
  {
    name: 'arrows wait for scripts',
    show: ({ home, reviews }) => (
      <Reviews words={home.reviews} reviews={reviews} note="Which figure counts what." />
    ),
  },
  { name: 'a list of two', show: ({ reviews }) => <ReviewList reviews={reviews.slice(0, 2)} /> },
];
