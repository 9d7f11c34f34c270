/** Lists that pages and mails show: reviews, questions, next steps, products, careers. */
import { join } from 'node:path';
import { Careers } from '../../domain/content/careers-schema.ts';
import { NextSteps } from '../../domain/content/next-steps-schema.ts';
import { Products } from '../../domain/content/product-schema.ts';
import { type Faq, Faqs, Reviews } from '../../domain/content/site-schema.ts';
import { localPath } from '../../domain/language/language.ts';
import { VISIT_PATHS } from '../../domain/visits/visit-paths.ts';
import { filledWith, loadSite } from './load-site.ts';
import { loadOfferedVisits } from './load-visits.ts';
import { contentDir, readOnce } from './read-once.ts';
import { readOptional, readTranslated } from './read-translated.ts';
import { readYaml } from './read-yaml.ts';

export const loadReviews = (dir = contentDir) => readYaml(join(dir, 'reviews.yaml'), Reviews);
/** The home page's questions, with their {settings} filled in; empty without the file. */
export function loadFaqs(
  dir = contentDir,
  site = loadSite(dir),
  visits = loadOfferedVisits(dir),
): Faq[] {
  const file = join(dir, 'faqs.yaml');
  const portal = site.customer_portal ?? (visits && localPath(VISIT_PATHS.open));
  const shown = readOptional(file, Faqs, []).map(({ question, answer, without_portal }): Faq => {
    if (!without_portal) return { question, answer };
    return portal ? { question, answer, portal } : { question, answer: without_portal };
  });
  return filledWith(site, file)(shown);
}
/** What happens after a request, with its {settings} filled in. */
export const loadNextSteps = readOnce((dir): NextSteps => {
  const file = join(dir, 'next-steps.yaml');
  return filledWith(loadSite(dir), file)(readTranslated(file, NextSteps));
});

const NO_PRODUCTS: Products = { label_search: '', products: [] };
export const loadProducts = (dir = contentDir): Products =>
  readOptional(join(dir, 'products.yaml'), Products, NO_PRODUCTS, 'refused');

const NO_ROLES: Careers = { sample: false, mail_subject: '', roles: [] };
/** Roles of the careers page. */
export const loadCareers = (dir = contentDir): Careers =>
  readOptional(join(dir, 'careers.yaml'), Careers, NO_ROLES, 'refused');
