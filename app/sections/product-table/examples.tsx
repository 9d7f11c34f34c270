import type { Example } from '../../ui/example.ts';
import { ProductTable } from './product-table.tsx';

export const examples: Example[] = [
  {
    name: 'three products',
    show: ({ products }) => <ProductTable {...products} products={products.products.slice(0, 3)} />,
  },
];
