/**
 * content/products.yaml: the products named on the labels page (spec §2, /customer/sds-labels). An unconfirmed registration
 * number is null, and the page says where to find it.
 */
import * as v from 'valibot';
import { data, words } from './translation.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** Uses of products, in the order of the labels page. Their visible names are `product_table_type` in the messages. */
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
  /** Common names, without percentages, which are on the label. */
  active_ingredient: words(text),
  type: v.picklist(PRODUCT_TYPES),
  /** The company named on the current label. */
  maker: data(text),
  /** EPA registration number: company, product and, for distributors, a third part. Null = unconfirmed. */
  epa_reg_no: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}-\d{1,5}(-\d{1,6})?$/, 'an EPA registration number like 7969-210, or null'),
    ),
  ),
  /** Pests or places, in a homeowner's words. */
  used_for: words(v.pipe(v.array(text), v.minLength(1))),
  /** One or two sentences on how the company uses it or what to watch out for. */
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

/** URL of a product's labels in the EPA's Pesticide Product and Label System. */
export function labelPage(epaRegNo: string): string {
  return `https://ordspub.epa.gov/ords/pesticides/f?p=PPLS:102:::NO::P102_REG_NUM:${epaRegNo}`;
}

function unique(values: string[]): boolean {
  return new Set(values).size === values.length;
}
