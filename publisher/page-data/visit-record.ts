/** The example of a visit record: the page's animal, product and place, with the product's registration number. */
import { captionedDrawingOf, type Drawing } from '../../domain/species/specimens.ts';
import { loadPages, loadProducts, type Page } from '../read/load.ts';
import { offerOf } from './page-data.ts';

export interface VisitRecord {
  service: string;
  found: { name: string; latin: string; drawing: Drawing };
  product: string;
  /** EPA registration number. */
  epaNumber: string;
  place: string;
}

/** The record of a service's page; null if it has none. unknown-names.ts checks its names. */
export function visitRecordOf(pages: Page[], { matter, url }: Page): VisitRecord | null {
  if (matter.template !== 'service' || !matter.record) return null;
  const { specimen, product, place } = matter.record;
  const drawing = captionedDrawingOf(specimen);
  const epaNumber = loadProducts().products.find(({ name }) => name === product)?.epa_reg_no;
  const offer = offerOf(pages, url);
  if (!drawing || !epaNumber || !offer) return null;
  return {
    service: offer.name,
    found: { name: drawing.title, latin: drawing.latin, drawing },
    product,
    epaNumber,
    place,
  };
}

/** The record of the first service that has one, for pages about no service. */
export function exampleRecord(): VisitRecord | null {
  const pages = loadPages();
  const page = pages.find(({ matter }) => matter.template === 'service' && matter.record);
  return page ? visitRecordOf(pages, page) : null;
}
