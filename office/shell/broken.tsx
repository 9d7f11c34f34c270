import * as m from '#messages';
import { warning } from '../parts/office-icons.ts';
import { Empty } from '../parts/states.tsx';

/** A defect, or a part of a newer build that can no longer be had: a new start helps with both. */
export function Broken() {
  return (
    <main className="alone">
      <Empty title={m.common_something_went_wrong()} icon={warning}>
        <p>{m.office_nothing_is_lost_what_you_did_is()}</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {m.office_start_again()}
        </button>
      </Empty>
    </main>
  );
}
