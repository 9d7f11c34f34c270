/** Names that people use for pests. A visitor whose first answer in the chat has one of them has an issue. */
import { join } from 'node:path';
import { pestNameOf } from '../../domain/chat/spoken-answers.ts';
import { Identifier } from '../../domain/content/identifier-schema.ts';
import { namesOf } from '../page-data/advice-data.ts';
import { loadHome } from './home.ts';
import { contentDir, loadPages } from './load.ts';
import { readOptional } from './read-translated.ts';

/**
 * Names of pest pages, of their species, of the identifier's and the home page's pests, and the synonyms by which the search
 * finds pests and services. Latin names, and names that contain another name, are left out.
 */
export function loadPestNames(dir = contentDir): string[] {
  const pages = loadPages(dir);
  const latin = new Set(
    pages.flatMap(({ matter }) =>
      matter.template === 'pest' ? matter.species.map((species) => pestNameOf(species.latin)) : [],
    ),
  );
  const ofPages = pages.flatMap(({ matter }) => {
    if (matter.template === 'pest') return namesOf(matter);
    return matter.template === 'service' ? matter.also_called.map(pestNameOf) : [];
  });
  const identifier = readOptional(join(dir, 'identifier.yaml'), Identifier, null, 'refused');
  const ofHome = loadHome(dir).pests.zones.flatMap(({ pests }) => pests);
  const others = [...(identifier?.pests ?? []), ...ofHome].map(({ name }) =>
    pestNameOf(name.replace(/\(.*/, '')),
  );
  const names = [...ofPages, ...others].filter((name) => name !== '' && !latin.has(name));
  const all = [...new Set(names)].sort();
  return all.filter(
    (name) => !all.some((other) => other !== name && ` ${name} `.includes(` ${other} `)),
  );
}
