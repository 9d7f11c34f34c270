import { localPath } from '../../../domain/language/language.ts';
import './logo.css';
import * as m from '#messages';
import { useSite } from '../../lib/site-data.ts';
import { Wren } from './wren.tsx';

/** Bird and name, leading home. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { brand } = useSite().site;
  return (
    <a className={onDark ? 'logo on-dark' : 'logo'} href={localPath('/')}>
      <Wren viewBox="0 4 64 60" />
      <span>
        <b>{brand.short_name}</b> <small>{brand.tagline}</small>
        <span className="visually-hidden">{m.logo_home()}</span>
      </span>
    </a>
  );
}
