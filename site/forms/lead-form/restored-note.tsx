import * as m from '#messages';

/** Says that a draft was restored. The visitor can clear it, because the device may be shared. */
export function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <p className="form-restored">
      {m.form_what_you_typed_is_back()}{' '}
      <button type="button" className="text-link" onClick={onClear}>
        {m.form_clear_what_i_typed()}
      </button>
    </p>
  );
}
