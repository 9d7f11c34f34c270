import { useState } from 'react';
import type { Products } from '../../../domain/content/product-schema.ts';

/** The products we use. Without JavaScript the table is whole; with it, it can be filtered by name or use. */
export function ProductTable({ label_search, products }: Products) {
  const [wanted, setWanted] = useState('');
  const shown = products.filter((product) =>
    [product.name, product.active_ingredient, product.type, ...product.used_for]
      .join(' ')
      .toLowerCase()
      .includes(wanted.trim().toLowerCase()),
  );
  return (
    <section className="page-section" aria-labelledby="products">
      <h2 id="products">Products</h2>
      <p>
        <label htmlFor="product-filter">Filter by name or use</label>{' '}
        <input
          id="product-filter"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </p>
      <p role="status">
        {shown.length === 0
          ? 'No product fits. Try a shorter word, such as ant or dust.'
          : `${shown.length} of ${products.length} products`}
      </p>
      <div className="species-scroll">
        <table className="species">
          <thead>
            <tr>
              {['Product', 'Active ingredient', 'Used for', 'EPA registration'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <tr key={product.name}>
                <th scope="row">
                  {product.name} <i>{product.maker}</i>
                </th>
                <td>
                  {product.active_ingredient} ({product.type})
                </td>
                <td>
                  {product.used_for.join(', ')}. {product.note}
                </td>
                <td>{product.epa_reg_no ?? 'On the label'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a className="text-link" href={label_search} rel="noopener">
          Read any current label in the EPA’s label search
        </a>
      </p>
    </section>
  );
}
