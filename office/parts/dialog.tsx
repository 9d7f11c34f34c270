/** The platform's modal dialog, which keeps the focus and closes with Escape. */
import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { closeDialog, openDialog } from '../../site/lib/browser/dialogs.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { close } from '../../site/ui/icon/icon-shapes.ts';
import { Button } from './button.tsx';

/** Open while rendered. */
export function Dialog({
  title,
  onClose,
  className,
  hasStep,
  children,
}: {
  title: string;
  onClose: () => void;
  className?: string;
  /** False if Back should leave the page instead of closing the dialog (see openDialog). */
  hasStep?: boolean | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog) openDialog(dialog, hasStep);
    return () => {
      if (dialog) closeDialog(dialog);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [hasStep]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog; the keyboard has Escape
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isBeside(event.currentTarget, event)) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      {/* Last, so that the focus begins with what the dialog is about. */}
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <Icon shape={close} />
      </button>
    </dialog>
  );
}

function isBeside(dialog: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Asks for confirmation before something irreversible. */
export function Ask({
  title,
  text,
  yes,
  no = 'Go back',
  hasStep,
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  no?: string;
  /** See Dialog. */
  hasStep?: boolean | undefined;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose} hasStep={hasStep}>
      <p>{text}</p>
      <div className="dialog-foot">
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onClose}>{no}</Button>
      </div>
    </Dialog>
  );
}
