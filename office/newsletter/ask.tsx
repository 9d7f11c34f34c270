import * as m from '#messages';
import { Dialog } from '../parts/dialog.tsx';

/** Asks before something that can't be undone. */
export function Ask({
  title,
  text,
  yes,
  hasStep,
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  /** See Dialog. */
  hasStep?: boolean;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose} hasStep={hasStep}>
      <p>{text}</p>
      <div className="dialog-foot">
        <button type="button" className="button danger" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {m.office_newsletter_go_back()}
        </button>
      </div>
    </Dialog>
  );
}
