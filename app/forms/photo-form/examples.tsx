import type { Example } from '../../ui/example.ts';
import { PhotoForm } from './photo-form.tsx';

export const examples: Example[] = [{ name: 'rest', show: () => <PhotoForm /> }];
