import './logo.css';
import { Link } from 'react-router';
import { Wren } from '../../illustrations/wren.tsx';
import { useSite } from '../../site/site-data.ts';

/** Bird and name, leading home. On dark grounds give it `on-dark`. */
export function Logo({ className = '' }: { className?: string }) {
  const { brand } = useSite().site;
  return (
    <Link className={`logo ${className}`} to="/">
      <Wren viewBox="0 4 64 60" />
      <span>
        <b>{brand.short_name}</b> <small>{brand.tagline}</small>
        <span className="visually-hidden">, home</span>
      </span>
    </Link>
  );
}
