import { localPath } from '../../../domain/language/language.ts';
import './logo.css';
import * as m from '#messages';
import { useSite } from '../../lib/use-site.ts';
import { Mark } from './mark.tsx';

/** Mark and name, or a wide logo alone, as a link to the home page. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { site, company } = useSite();
  const { brand } = site;
  const { wide } = company.logo;
  return (
    <a className={onDark ? 'logo on-dark' : 'logo'} href={localPath('/')}>
      {wide ? (
        <svg
          className="wide-logo"
          viewBox={`0 0 ${wide.width} ${wide.height}`}
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
        >
          <use href="#logo" width={wide.width} height={wide.height} />
        </svg>
      ) : (
        <Mark viewBox="0 4 64 60" />
      )}
      <span className={wide ? 'visually-hidden' : undefined}>
        <b>{brand.short_name}</b> <small>{brand.tagline}</small>
        <span className="visually-hidden">{m.logo_home()}</span>
      </span>
    </a>
  );
}
