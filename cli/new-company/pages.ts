/** Which pages of the starter content a company of these answers has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '../../content-loader/states.ts';
import { adapted, fileOf, translated } from './adapt-page.ts';
import { type Answers, inSentence, isPestControl, slugOf } from './answers.ts';
import { areaIdOf, statesOf, townsWithPages, townUrl } from './company-facts.ts';
import { speaksSpanish } from './spanish.ts';
import { LETTER, pestsIn, STARTER_PAGES, servicesIn } from './starter-content.ts';

interface PageFile {
  /** Path below pages/. */
  path: string;
  text: string;
}

/** Every page of the company, its links only to pages that it has. */
export function pagesOf(answers: Answers, states: Map<string, State>, today: string): PageFile[] {
  const own = statesOf(answers);
  // Without a state whose form a source names, there is no letter to ask for.
  const services = (answers.services ?? servicesIn(own)).filter(
    (name) => name !== LETTER || own.some((code) => states.get(code)?.letter),
  );
  const pests = answers.pests ?? pestsIn(own);
  const towns = townsWithPages(answers);
  const files: { path: string; from: string; words?: Record<string, string> }[] = [
    ...services.map((name) => ({
      path: `services/${name}.md`,
      from: `services/${name}.md`,
    })),
    ...answers.own_services.map((name) => ({
      path: `services/${slugOf(name)}.md`,
      from: 'service.md',
      words: {
        'service.name': name,
        'service.words': inSentence(name),
        'service.safety': isPestControl(answers)
          ? 'Products go on by their label. Keep people and pets off treated places until they are dry, or longer where the label says so.'
          : 'Keep people and pets away while we work, and ask us for how long.',
      },
    })),
    ...pests.map((name) => ({ path: `pest-info/${name}.md`, from: `pest-info/${name}.md` })),
    ...towns.map((town) => ({
      path: `${townUrl(town, answers.towns).slice(1)}.md`,
      from: 'town.md',
      words: {
        'town.name': town.name,
        'town.state': town.state,
        'town.area': areaIdOf(town, answers, states),
      },
    })),
    ...(pests.length > 0 ? ['pest-info/index.md'] : []).map(same),
    ...(answers.blog && pests.length > 0
      ? ['blog/index.md', 'blog/read-a-pesticide-label.md']
      : []
    ).map(same),
    ...(answers.reviews ? ['reviews.md'] : []).map(same),
    ...[
      'services/index.md',
      'service-areas/index.md',
      'about/index.md',
      ...(pests.length > 0 ? ['about/how-we-write.md'] : []),
      'privacy-policy.md',
      'terms-of-service.md',
    ].map(same),
    { path: 'upload.md', from: isPestControl(answers) ? 'upload.md' : 'upload-other-trade.md' },
    { path: `about/about-${slugOf(answers.name)}.md`, from: 'about/about-company.md' },
  ];
  const urls = new Set([
    '/',
    '/quote',
    '/search',
    ...files.map(({ path }) => `/${path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '')}`),
  ]);
  const context = { answers, states, urls, today };
  return files.flatMap(({ path, from, words }) => {
    const source = readFileSync(join(STARTER_PAGES, from), 'utf8');
    const english = adapted(source, path, context, words);
    const spanish = join(STARTER_PAGES, inSpanish(from));
    if (!speaksSpanish(answers) || !existsSync(spanish)) return [{ path, text: fileOf(english) }];
    const translation = translated(readFileSync(spanish, 'utf8'), source, english, context);
    return [
      { path, text: fileOf(english) },
      { path: inSpanish(path), text: fileOf(translation) },
    ];
  });
}

const inSpanish = (path: string) => path.replace(/\.md$/, '.es.md');

const same = (path: string) => ({ path, from: path });
