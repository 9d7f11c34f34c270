import './pest-index.css';
import * as m from '#messages';
import type { PestEntry } from '../../../content-loader/article-data.ts';
import { localPath } from '../../../domain/language/language.ts';
import { kindOf, PEST_KINDS } from './pest-kinds.ts';
import { isInDrawers, RulerDrawers } from './ruler-drawers.tsx';
import { SizeChart } from './size-chart.tsx';

/** Every drawn animal at true scale, smallest first, each leading to its page. The filter is CSS alone and needs no script. */
export function PestIndex({ pests }: { pests: PestEntry[] }) {
  const sized = pests.map((pest) => ({ ...pest, kind: kindOf(pest.page.href) }));
  return (
    <div className="wrap pest-index">
      <fieldset>
        <legend>{m.common_show()}</legend>
        {[{ id: 'all', name: m.pest_index_all }, ...PEST_KINDS].map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="kind" id={`kind-${id}`} defaultChecked={id === 'all'} />
            <span>{name()}</span>
          </label>
        ))}
      </fieldset>
      <RulerDrawers pests={sized.filter(isInDrawers)} />
      <SizeChart pests={sized.filter((pest) => !isInDrawers(pest))} />
      <p className="pest-index-missing">
        <b>{m.pest_index_not_here()}</b>{' '}
        <a className="button" href={localPath('/upload')}>
          {m.common_send_your_photos()}
        </a>
      </p>
    </div>
  );
}
