import './language-switch.css';
import { useLocation } from 'react-router';
import {
  LANGUAGE_NAMES,
  nearestPath,
  pageLanguage,
  pathIn,
} from '../../../domain/language/language.ts';
import { useSite } from '../../lib/use-site.ts';

/**
 * A link to this page in the other language, or to the nearest page above it that exists. attach-language.ts stores
 * the choice. Renders nothing if the company has one language.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { otherPages } = useSite();
  // Paths of rendered pages end in a slash.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  if (otherPages.length === 0) return null;
  const other = pageLanguage() === 'en' ? 'es' : 'en';
  const path = nearestPath(pathname, otherPages);
  return (
    <a
      className={`language ${className}`.trim()}
      href={pathIn(other, path)}
      hrefLang={other}
      lang={other}
      data-nearest={path === pathname ? undefined : ''}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  );
}
