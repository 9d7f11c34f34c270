import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadSiteData, type SiteData } from '../../../publisher/page-data/site-data.ts';
import { SettingsContext, SiteContext } from '../use-site.ts';

/** HTML of a part of a page of the sample company. @param changes of its data */
export function renderOnSite(part: ReactNode, changes: Partial<SiteData> = {}): string {
  const value = { ...loadSiteData(), ...changes };
  const withSettings = createElement(SettingsContext, { value: value.settings }, part);
  return renderToStaticMarkup(createElement(SiteContext, { value }, withSettings));
}
