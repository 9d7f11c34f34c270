import './pest-index.css';
import * as m from '#messages';
import type { PestEntry } from '../../../content-loader/article-data.ts';
import { localPath } from '../../../domain/language/language.ts';
import { isInDrawers, RulerDrawers } from './ruler-drawers.tsx';
import { SizeChart } from './size-chart.tsx';

/** Kinds to filter by, and the pest pages that belong to each. pest-index.css hides what does not fit. */
const KINDS = [
  {
    id: 'ants',
    name: m.pest_index_ants_and_termites,
    pages: ['ants', 'fire-ants', 'carpenter-ants', 'termites'],
  },
  { id: 'roaches', name: m.common_roaches, pages: ['cockroaches'] },
  { id: 'wasps', name: m.pest_index_wasps_and_bees, pages: ['wasps', 'bees', 'carpenter-bees'] },
  {
    id: 'bugs',
    name: m.pest_index_beetles_and_bugs,
    pages: ['beetles', 'wood-boring-beetles', 'boxelder-bugs', 'stink-bugs', 'chinch-bugs'],
  },
  {
    id: 'biters',
    name: m.pest_index_bugs_that_bite,
    pages: ['bed-bugs', 'fleas', 'ticks', 'mosquitoes'],
  },
  { id: 'spiders', name: m.pest_index_spiders_and_centipedes, pages: ['spiders', 'centipedes'] },
  {
    id: 'animals',
    name: m.pest_index_rodents_and_wildlife,
    pages: ['rodents', 'squirrels', 'raccoons', 'bats', 'skunks-opossums-groundhogs', 'birds'],
  },
] as const;

/** Every drawn animal at true scale, smallest first, each leading to its page. The filter is CSS alone and needs no script. */
export function PestIndex({ pests }: { pests: PestEntry[] }) {
  const sized = pests.map((pest) => ({ ...pest, kind: kindOf(pest.page.href) }));
  return (
    <div className="wrap pest-index">
      <fieldset>
        <legend>{m.common_show()}</legend>
        {[{ id: 'all', name: m.pest_index_all }, ...KINDS].map(({ id, name }) => (
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
          {m.upload_send_your_photos()}
        </a>
      </p>
    </div>
  );
}

function kindOf(href: string): string {
  const slug = href.split('/').at(-1) ?? '';
  return KINDS.find(({ pages }) => (pages as readonly string[]).includes(slug))?.id ?? 'bugs';
}
