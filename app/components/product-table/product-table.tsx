import './product-table.css';
import { useEffect, useRef, useState } from 'react';
import type { Product, Products } from '../../../domain/content/product-schema.ts';

/**
 * The products we use. Without JavaScript the table stands there whole and its filters do not; with it, the
 * table can be narrowed by name and by use.
 */
export function ProductTable({ label_search, products }: Products) {
  const nameField = useRef<HTMLInputElement>(null);
  const useField = useRef<HTMLSelectElement>(null);
  const [name, setName] = useState('');
  const [use, setUse] = useState('');
  // What was typed or chosen before the page came to life counts too.
  useEffect(() => {
    setName(nameField.current?.value ?? '');
    setUse(useField.current?.value ?? '');
  }, []);
  const shown = products.filter((product) => fits(product, name, use));
  const uses = [...new Set(products.flatMap((product) => product.used_for))].sort();
  return (
    <div className="product-table">
      <div className="product-filters">
        <p>
          <label htmlFor="product-name">Name or ingredient</label>
          <input
            id="product-name"
            ref={nameField}
            type="search"
            autoComplete="off"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </p>
        <p>
          <label htmlFor="product-use">Used for</label>
          <select id="product-use" ref={useField} onChange={(event) => setUse(event.target.value)}>
            <option value="">Everything</option>
            {uses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </p>
        <p role="status">
          {shown.length === 0
            ? 'No product fits. Try a shorter word.'
            : `${shown.length} of ${products.length} products`}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="product-scroll" tabIndex={0} aria-label="Table of products">
        <table>
          <thead>
            <tr>
              {['Product', 'Active ingredient', 'Used for', 'EPA registration'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <ProductRow key={product.name} product={product} />
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <a className="text-link" href={label_search} rel="nofollow noopener">
          Read any current label in the EPA’s label search
        </a>
      </p>
    </div>
  );
}

function ProductRow({ product }: { product: Product }) {
  return (
    <tr>
      <th scope="row">
        {product.name} <small>{product.maker}</small>
      </th>
      <td>
        {product.active_ingredient} <small>{product.type}</small>
      </td>
      <td>
        {product.used_for.join(', ')} <small>{product.note}</small>
      </td>
      <td>{product.epa_reg_no ?? 'See the container'}</td>
    </tr>
  );
}

/** Whether a product has the words in its name, maker or ingredient, and the use; empty asks for nothing. */
export function fits(product: Product, name: string, use: string): boolean {
  const words = `${product.name} ${product.active_ingredient} ${product.type} ${product.maker}`;
  return (
    words.toLowerCase().includes(name.trim().toLowerCase()) &&
    (use === '' || product.used_for.includes(use))
  );
}
