/** The platform's modal dialog, which keeps the focus and closes with Escape. */
import './dialog.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { closeDialog, openDialog } from '../../site/lib/browser/dialogs.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { close } from '../../site/ui/icon/icon-shapes.ts';
import { Button } from './button.tsx';

/** Open while rendered. */
export function Dialog({
  title,
  onClose,
  className,
  children,
}: {
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before React removes it, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openDialog(dialog);
    return () => closeDialog(dialog);
  }, []);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      // A press beside it closes it, where the browser knows the attribute.
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
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

/** Asks for confirmation before something irreversible. */
export function Ask({
  title,
  text,
  yes,
  no,
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
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
