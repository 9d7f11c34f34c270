import { warning } from '../parts/office-icons.ts';
import { Empty } from '../parts/states.tsx';

/** A defect, or a part of a newer build that can no longer be had: a new start helps with both. */
export function Broken() {
  return (
    <main className="alone">
      <Empty title="Something went wrong" icon={warning}>
        <p>Nothing is lost: what you did is kept on this device and sent.</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          Start again
        </button>
      </Empty>
    </main>
  );
}
