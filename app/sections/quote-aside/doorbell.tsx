import './doorbell.css';
import * as m from '#messages';

/**
 * The way back to the form where it is out of view: a plate at the right edge of `.below-form`, where it is last for the keyboard. Only
 * where the form stands beside the words; on phones it follows them.
 */
export function Doorbell() {
  return (
    <div className="doorbell">
      <a href="#quote-form">{m.common_free_quote()}</a>
    </div>
  );
}
