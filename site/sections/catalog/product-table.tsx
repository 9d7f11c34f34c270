import './product-table.css';
import * as m from '#messages';
import {
  labelPage,
  PRODUCT_TYPES,
  type Product,
  type Products,
} from '../../../domain/content/product-schema.ts';

/** Filters for the tables below; hidden without scripts (attach-product-filters.ts). */
export function ProductFilters({ products }: Pick<Products, 'products'>) {
  const uses = [...new Set(products.flatMap((product) => product.used_for))].sort();
  return (
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
  );
}

/** The products we use, a table for each type. */
export function ProductTable({ label_search, products }: Products) {
  return (
    <div className="product-table">
      {PRODUCT_TYPES.filter((type) => products.some((product) => product.type === type)).map(
        (type) => (
          <div key={type} className="product-group">
            <h3>{m.product_table_type({ type })}</h3>
            <table id={type.replaceAll(' ', '-')} aria-label={m.product_table_type({ type })}>
              <thead className="visually-hidden">
                <tr>
                  {[
                    m.product_table_product(),
                    m.product_table_epa_registration(),
                    m.product_table_used_for(),
                  ].map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {products
                  .filter((product) => product.type === type)
                  .map((product) => (
                    <ProductRow key={product.name} product={product} />
                  ))}
              </tbody>
            </table>
          </div>
        ),
      )}
      <p>
        <a className="text-link" href={label_search} rel="nofollow noopener">
          {m.product_table_read_any_current_label_in_the_epas()}
        </a>
      </p>
    </div>
  );
}

function ProductRow({ product }: { product: Product }) {
  const { name, maker, active_ingredient, epa_reg_no, used_for, note } = product;
  return (
    <tr data-words={wordsOf(product)} data-uses={used_for.join('|')}>
      <th scope="row">
        <span translate="no">{name}</span>{' '}
        <small>
          <span translate="no">{maker}</span>, {active_ingredient}
        </small>
      </th>
      <td className="product-number">
        <small>{m.product_table_epa_registration()}</small>{' '}
        {epa_reg_no ? (
          <a href={labelPage(epa_reg_no)} rel="nofollow noopener">
            {epa_reg_no}
          </a>
        ) : (
          <span>{m.product_table_see_the_container()}</span>
        )}
      </td>
      <td>
        {used_for.join(', ')} <small>{note}</small>
      </td>
    </tr>
  );
}

/** The text that the name filter searches. */
function wordsOf({ name, active_ingredient, type, maker }: Product): string {
  return `${name} ${active_ingredient} ${m.product_table_type({ type })} ${maker}`.toLowerCase();
}
