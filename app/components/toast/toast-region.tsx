import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { close } from '../icon/icon-shapes.ts';
import { useCurrentToastHost } from './toast-host.ts';
import { TOAST_RULES, type Toast, type ToastSystem, toastStore } from './toast-store.ts';

const SYSTEMS = Object.keys(TOAST_RULES) as ToastSystem[];
const NONE: readonly Toast[] = [];

/**
 * Where messages appear. It stands empty in every page from the start, because a screen reader announces
 * only what comes into a region it already knows.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NONE);
  const host = useCurrentToastHost();
  const region = (
    <section className="toasts" aria-live="polite" aria-label="Notifications">
      {SYSTEMS.map((system) => {
        const shown = toasts.filter((toast) => toast.system === system && toast.phase === 'shown');
        return shown.length > 0 && <ToastList key={system} system={system} toasts={shown} />;
      })}
    </section>
  );
  return host ? createPortal(region, host) : region;
}

/** One system's toasts. Their time stops while one of them is hovered or focused. */
function ToastList({ system, toasts }: { system: ToastSystem; toasts: Toast[] }) {
  const list = useRef<HTMLUListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const dismiss = (id: number) => {
    if (list.current?.contains(document.activeElement)) cameFrom.current?.focus();
    toastStore.dismiss(id);
  };
  return (
    <ul
      ref={list}
      className="toast-list"
      onPointerOver={() => toastStore.pause(system)}
      onPointerLeave={() => {
        if (!list.current?.contains(document.activeElement)) toastStore.resume(system);
      }}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
        toastStore.pause(system);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
        toastStore.resume(system);
      }}
    >
      {toasts.map(({ id, title, text, tone }) => (
        <ToastCard key={id} title={title} text={text} tone={tone} onDismiss={() => dismiss(id)} />
      ))}
    </ul>
  );
}

export function ToastCard({
  title,
  text,
  tone,
  onDismiss,
}: Pick<Toast, 'title' | 'text' | 'tone'> & { onDismiss: () => void }) {
  return (
    <li
      className="toast"
      data-tone={tone}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      {/* The dash is the specification's; on screen the title has a line of its own. */}
      <p>
        <b>{title}</b>
        <span className="visually-hidden"> - </span>
        <span className="toast-text">{text}</span>
      </p>
      <button type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon shape={close} />
      </button>
    </li>
  );
}
