/** The only reader of content/, and the only file that other folders import. Everything it returns is validated. */
export { checkPages, internalLinksOf } from '../check/check-pages.ts';
export { areaFiles, loadAreas, loadCoordinates } from './load-areas.ts';
export {
  loadCareers,
  loadFaqs,
  loadNextSteps,
  loadProducts,
  loadReviews,
} from './load-lists.ts';
export {
  loadPage,
  loadPages,
  loadPagesIn,
  pageFiles,
  readPages,
  splitPage,
  urlOf,
} from './load-pages.ts';
export { filledWith, loadSite } from './load-site.ts';
export { loadOfferedVisits, loadVisits } from './load-visits.ts';
export { CODE_ROUTES, findPage, type Page } from './page.ts';
export { contentDir } from './read-once.ts';
export { loadLanguages } from './read-translated.ts';
export { renderInline } from './render-markdown.ts';
