import { type Example, inEveryState } from '../../ui/example.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const examples: Example[] = inEveryState('switch', () => <LanguageSwitch />);
