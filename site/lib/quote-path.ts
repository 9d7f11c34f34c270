import { useLocation } from 'react-router';
import { choiceOfPage, pestInQuery } from '../../domain/content/trade.ts';
import { localPath } from '../../domain/language/language.ts';

/** URL of the quote form as a page, with the pest of this page chosen. */
export function useQuotePath(): string {
  const pest = choiceOfPage(useLocation().pathname.replace(/\/$/, ''));
  return localPath('/quote') + (pest ? `?pest=${pestInQuery(pest)}` : '');
}
