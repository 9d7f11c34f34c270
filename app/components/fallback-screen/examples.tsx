import type { Example } from '../example.ts';
import { FallbackWords } from './fallback-screen.tsx';

export const examples: Example[] = [
  {
    name: 'error',
    show: () => (
      <div className="fallback-screen">
        <FallbackWords />
      </div>
    ),
  },
];
