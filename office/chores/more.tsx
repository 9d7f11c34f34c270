import { Places } from '../shell/shell.tsx';
import { Screen } from './screen.tsx';

/** On a phone, everything that the tabs have no room for. */
export function More() {
  return (
    <Screen title="More">
      <nav aria-label="All places">
        <Places />
      </nav>
    </Screen>
  );
}
