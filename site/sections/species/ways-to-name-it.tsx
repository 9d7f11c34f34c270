import './ways-to-name-it.css';
import { useLocation } from 'react-router';
import * as m from '#messages';
import { useSite } from '../../lib/use-site.ts';

/** Links between the pages that answer "What is it?", below the hero of each. */
export function WaysToNameIt() {
  const { waysToNameIt } = useSite().navigation;
  const { pathname } = useLocation();
  if (waysToNameIt.length < 2) return null;
  return (
    <nav className="ways-to-name-it on-dark" aria-label={m.common_what_is_it()}>
      <ul className="wrap links">
        {waysToNameIt.map(({ name, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === pathname ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
