import type { NavigationItem } from '../../../content-loader/navigation.ts';

/** The pages of a group. */
export function MenuLinks({ items }: { items: NavigationItem[] }) {
  return (
    <ul className="menu-links">
      {items.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
