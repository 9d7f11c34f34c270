import type { Faq, Review } from '../../../domain/content/site-schema.ts';

export function HomePage({ faqs, reviews }: { faqs: Faq[]; reviews: Review[] }) {
  return (
    <>
      <h1>Keep the porch light. Lose the bugs.</h1>
      <p>
        {faqs.length} {reviews.length}
      </p>
    </>
  );
}
