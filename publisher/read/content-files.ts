/** Every file of a content folder except pages and areas, with its schema. */
import type * as v from 'valibot';
import { Careers } from '../../domain/content/careers-schema.ts';
import { Coordinates } from '../../domain/content/coordinates-schema.ts';
import { Coverage } from '../../domain/content/coverage-schema.ts';
import { Home } from '../../domain/content/home-schema.ts';
import { Identifier } from '../../domain/content/identifier-schema.ts';
import { NextSteps } from '../../domain/content/next-steps-schema.ts';
import { PageMatter } from '../../domain/content/page-schema.ts';
import { Products } from '../../domain/content/product-schema.ts';
import { Area, Faqs, Reviews, Site } from '../../domain/content/site-schema.ts';
import { VisitSettings } from '../../domain/content/visits-schema.ts';
import { NavigationSettings } from '../page-data/navigation.ts';
import { Redirects } from './load-redirects.ts';

export const CONTENT_FILES = {
  'site.yaml': Site,
  'home.yaml': Home,
  'navigation.yaml': NavigationSettings,
  'faqs.yaml': Faqs,
  'reviews.yaml': Reviews,
  'next-steps.yaml': NextSteps,
  'careers.yaml': Careers,
  'products.yaml': Products,
  'redirects.yaml': Redirects,
  'coordinates.yaml': Coordinates,
  'identifier.yaml': Identifier,
  'coverage.yaml': Coverage,
  'visits.yaml': VisitSettings,
} as const;

/** @param path of an English file in a content folder */
export function schemaOfFile(path: string): v.GenericSchema | undefined {
  if (path.endsWith('.md')) return PageMatter;
  if (path.startsWith('areas/')) return Area;
  return CONTENT_FILES[path as keyof typeof CONTENT_FILES];
}

/** Files that a company doesn't need. */
export const OPTIONAL_FILES: readonly string[] = [
  'navigation.yaml',
  'faqs.yaml',
  'careers.yaml',
  'products.yaml',
  'redirects.yaml',
  'coordinates.yaml',
  'identifier.yaml',
  'coverage.yaml',
  'visits.yaml',
];

/** Path of the English file, whether it exists or not. */
export const englishFile = (path: string) => path.replace(/\.es(?=\.\w+$)/, '');
