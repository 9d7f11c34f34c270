import type { Example } from '../../ui/example.ts';
import { ReviewList } from './review-list.tsx';

export const examples: Example[] = [
  { name: 'two', show: ({ reviews }) => <ReviewList reviews={reviews.slice(0, 2)} /> },
];
