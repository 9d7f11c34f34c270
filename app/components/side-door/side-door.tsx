import './side-door.css';
import type { Template } from '../../../domain/content/page-schema.ts';
import { QuoteFrame } from '../quote-frame/quote-frame.tsx';

/** The quote form as a lit side door; beside a page's words, or after them where there is no room. */
export function SideDoor({ template }: { template: Template }) {
  return (
    <aside className="side-door" aria-label="Free quote">
      <QuoteFrame source={`${template}-page`} lazy />
    </aside>
  );
}
