import './product-table.css';
import * as m from '#messages';
import {
  PRODUCT_TYPES,
  type Product,
  type Products,
} from '../../../domain/content/product-schema.ts';

/**
 * The products we use by their type, a card each on a phone. Without JavaScript the table stands there whole and its filters do not; with it, the
 * table can be narrowed by name and by use (attach-product-filters.ts).
 */
export function ProductTable({ label_search, products }: Products) {
  const uses = [...new Set(products.flatMap((product) => product.used_for))].sort();
  return (
    <div className="product-table">
      <div className="product-filters">
        <p>
          <label htmlFor="product-name">{m.product_table_name_or_ingredient()}</label>
          <input id="product-name" type="search" autoComplete="off" />
        </p>
        <p>
          <label htmlFor="product-use">{m.product_table_used_for()}</label>
          <select id="product-use">
            <option value="">{m.product_table_everything()}</option>
            {uses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </p>
        <p role="status">
          {m.product_table_of_products({ shown: products.length, all: products.length })}
        </p>
      </div>
      <table aria-label={m.product_table_table_of_products()}>
        <thead>
          <tr>
            {[
              m.product_table_product(),
              m.product_table_epa_registration(),
              m.product_table_active_ingredient(),
              m.product_table_used_for(),
            ].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {PRODUCT_TYPES.filter((type) => products.some((product) => product.type === type)).map(
          (type) => (
            <tbody key={type}>
              <tr className="product-type">
                <th colSpan={4} scope="rowgroup">
                  <span>{m.product_table_type({ type })}</span>
                </th>
              </tr>
              {products
                .filter((product) => product.type === type)
                .map((product) => (
                  <ProductRow key={product.name} product={product} />
                ))}
            </tbody>
          ),
        )}
      </table>
      <p>
        <a className="text-link" href={label_search} rel="nofollow noopener">
          {m.product_table_read_any_current_label_in_the_epas()}
        </a>
      </p>
    </div>
  );
}

function ProductRow({ product }: { product: Product }) {
  return (
    <tr data-words={wordsOf(product)} data-uses={product.used_for.join('|')}>
      <th scope="row" translate="no">
        {product.name} <small>{product.maker}</small>
      </th>
      <td className={product.epa_reg_no ? 'product-number' : 'product-number product-number-none'}>
        <small>{m.product_table_epa_registration()}</small>{' '}
        {product.epa_reg_no ?? m.product_table_see_the_container()}
      </td>
      <td>{product.active_ingredient}</td>
      <td>
        {product.used_for.join(', ')} <small>{product.note}</small>
      </td>
    </tr>
  );
}

/** What a product can be found by. */
function wordsOf({ name, active_ingredient, type, maker }: Product): string {
  return `${name} ${active_ingredient} ${m.product_table_type({ type })} ${maker}`.toLowerCase();
}
