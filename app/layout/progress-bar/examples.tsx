import './progress-bar.css';
import type { Example } from '../../ui/example.ts';
import { PageSkeleton, ProgressBar } from './progress-bar.tsx';

export const examples: Example[] = [
  { name: 'loading', show: () => <ProgressBar /> },
  { name: 'loading for longer', show: () => <PageSkeleton /> },
];
