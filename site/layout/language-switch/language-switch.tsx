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
 * Leads to this page in the other language, or to the nearest page above it that is there. A plain link; what it chose is
 * remembered by attach-language.ts. Nothing where the company has one language.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { otherPages } = useSite();
  // Prerendered, a path ends in a slash.
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
