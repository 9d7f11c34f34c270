import './price-block.css';
import * as m from '#messages';
import type { ServiceData } from '../../../publisher/page-data/service-data.ts';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { Cited } from '../../ui/cited/cited.tsx';
import { QuoteAside } from '../call-to-action/quote-aside.tsx';
import { IconList, IconListPanels } from '../guide/icon-list.tsx';
import { Assurances } from './assurances.tsx';

/**
 * Price, what is included, people and pets, guarantee, and the quote form beside them.
 * @param hasForm false if the page has a form of its own
 */
export function PriceBlock({ page, hasForm = true }: { page: ServiceData; hasForm?: boolean }) {
  const { matter, price, guarantee } = page;
  const { cost } = matter;
  return (
    <section className="price-block band" aria-labelledby={cost ? 'cost' : 'included'}>
      <div className={`wrap${hasForm ? ' split' : ''}`}>
        <div>
          {cost ? (
            <>
              <h2 id="cost">{cost.question}</h2>
              <p className="price-block-price">
                <b>{page.priceLabel}</b>{' '}
                <span>{price?.unit ?? m.price_you_have_the_price_in_writing()}</span>
              </p>
              {page.costNote && <BuiltHtml className="price-block-note" html={page.costNote} />}
              <IconListPanels
                panels={[
                  { title: m.price_included(), items: matter.included, mark: 'yes' },
                  { title: m.price_not_included(), items: matter.not_included, mark: 'no' },
                ]}
              />
            </>
          ) : (
            <>
              <h2 id="included">{m.price_included()}</h2>
              <IconList items={matter.included} mark="yes" />
            </>
          )}
          <div className="columns price-block-lines">
            {matter.people_and_pets && (
              <div>
                <h3 id="people-and-pets">{m.price_people_and_pets()}</h3>
                <p>
                  <Cited text={matter.people_and_pets} />
                </p>
              </div>
            )}
            {guarantee && (
              <div>
                <h3 id="guarantee">{guarantee.title}</h3>
                <BuiltHtml html={guarantee.html} />
              </div>
            )}
          </div>
          <Assurances reservice={matter.guarantee?.carries.includes('free_reservice') ?? false} />
        </div>
        {hasForm && <QuoteAside page={page} />}
      </div>
    </section>
  );
}
