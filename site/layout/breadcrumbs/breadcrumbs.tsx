import './breadcrumbs.css';
import * as m from '#messages';
import type { NavigationItem } from '../../../publisher/page-data/navigation.ts';

/** The path to the page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: NavigationItem[] }) {
  return (
    <nav aria-label={m.breadcrumbs_breadcrumb()}>
      <ol className="links breadcrumbs">
        {items.map(({ name, href }, index) => (
          <li key={href}>
            {index === items.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
