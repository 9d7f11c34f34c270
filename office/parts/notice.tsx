import type { ReactNode } from 'react';
import { Icon } from '../../site/ui/icon/icon.tsx';
import type { IconShape } from '../../site/ui/icon/icon-shapes.ts';
import { warning } from './office-icons.ts';

/** A highlighted sentence. `problem` is announced at once. */
export function Notice({
  kind,
  icon = warning,
  children,
}: {
  kind: 'problem' | 'waiting' | 'done' | 'plain';
  icon?: IconShape;
  children: ReactNode;
}) {
  return (
    <div
      className="notice"
      data-kind={kind === 'problem' ? 'late' : kind}
      role={kind === 'problem' ? 'alert' : undefined}
    >
      <Icon shape={icon} />
      <div>{children}</div>
    </div>
  );
}
