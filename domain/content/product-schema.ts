/**
 * content/products.yaml: the products named on the labels page (spec §2, /customer/sds-labels).
 * A number that could not be confirmed is null and the page says where to find it.
 */
import * as v from 'valibot';
import { data, words } from './translation.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** What a product is for, in the order of the labels page; the words that it shows are in `product_table_type` of the messages. */
export const PRODUCT_TYPES = [
  'termiticide',
  'termite bait',
  'wood treatment',
  'residual',
  'non-repellent',
  'insect bait',
  'growth regulator',
  'dust',
  'bed bug treatment',
  'flea treatment',
  'rodenticide',
  'larvicide',
] as const;

export const Product = v.strictObject({
  /** Name on the label, as in "Termidor SC". */
  name: data(text),
  /** Common names, without percentages: those are read on the label. */
  active_ingredient: words(text),
  type: v.picklist(PRODUCT_TYPES),
  /** Company on the label today. */
  maker: data(text),
  /** EPA registration number: company, product and, for distributors, a third part. Null = not confirmed. */
  epa_reg_no: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}-\d{1,5}(-\d{1,6})?$/, 'an EPA registration number like 7969-210, or null'),
    ),
  ),
  /** Pests or places, in a homeowner's words. */
  used_for: words(v.pipe(v.array(text), v.minLength(1))),
  /** One or two sentences on how we use it or what to watch. */
  note: words(text),
});
export type Product = v.InferOutput<typeof Product>;

export const Products = v.strictObject({
  /** Where anyone can read the current label: the EPA's Pesticide Product and Label System. */
  label_search: v.pipe(v.string(), v.url()),
  products: v.pipe(
    v.array(Product),
    v.check((all) => unique(all.map((product) => product.name)), 'each product once'),
    v.check(
      (all) => unique(all.flatMap((product) => product.epa_reg_no ?? [])),
      'each EPA registration number once',
    ),
  ),
});
export type Products = v.InferOutput<typeof Products>;

/** The page of the EPA's Pesticide Product and Label System with the labels of one product. */
export function labelPage(epaRegNo: string): string {
  return `https://ordspub.epa.gov/ords/pesticides/f?p=PPLS:102:::NO::P102_REG_NUM:${epaRegNo}`;
}

function unique(values: string[]): boolean {
  return new Set(values).size === values.length;
}
