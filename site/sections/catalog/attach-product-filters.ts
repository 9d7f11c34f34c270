/** Filters the rows of product-table.tsx by name and by use. Call once the page runs. */
import * as m from '#messages';
export function attachProductFilters(): void {
  const filters = document.querySelector('.product-filters');
  const name = filters?.querySelector('input');
  const use = filters?.querySelector('select');
  const news = filters?.querySelector('[role="status"]');
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.product-table [data-words]')];
  if (!name || !use || !news) return;
  const show = () => {
    for (const row of rows) row.hidden = !fits(row.dataset, name.value, use.value);
    const shown = rows.filter(({ hidden }) => !hidden).length;
    news.textContent =
      shown === 0
        ? m.product_table_no_product_fits_try_a_shorter_word()
        : m.product_table_of_products({ shown, all: rows.length });
  };
  // Applies what the visitor typed or chose before the script ran.
  show();
  name.addEventListener('input', show);
  use.addEventListener('change', show);
}

/**
 * True if the product's name, maker or ingredient contains `name` and its uses contain `use`. An empty string matches
 * all.
 * @param product data attributes of its row: words in lower case, uses separated by bars
 */
export function fits(
  product: { words?: string | undefined; uses?: string | undefined },
  name: string,
  use: string,
): boolean {
  return (
    (product.words ?? '').includes(name.trim().toLowerCase()) &&
    (use === '' || (product.uses ?? '').split('|').includes(use))
  );
}
