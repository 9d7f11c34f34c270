import * as m from '#messages';
import { Screen } from '../parts/screen.tsx';
import { Places } from '../shell/shell.tsx';

/** On a phone, everything that the tabs have no room for. */
export function More() {
  return (
    <Screen title={m.office_more()}>
      <nav aria-label={m.office_more_all_places()}>
        <Places />
      </nav>
    </Screen>
  );
}
