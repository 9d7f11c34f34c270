/** Finds the people who come to customers' homes, for the home page and place pages. */
import * as m from '#messages';
import type { Person } from '../../domain/content/site-schema.ts';
import { portraitOf, type SizedPhoto } from '../page-data/page-photos.ts';
import { loadSite } from './load.ts';

export interface Visitor {
  firstName: string;
  /** License, or the credentials; empty if the person has neither. */
  license: string;
  bio: string;
  portrait: SizedPhoto;
}

/** Most portraits on a page. */
const MOST = 3;

/** The first three people who come to homes and have a photo; empty if there are none. */
export function whoComes(people: Person[] = loadSite().people, portrait = portraitOf): Visitor[] {
  return people
    .filter(({ comes }) => comes)
    .flatMap((person) => {
      const photo = portrait(person, m.content_loader_portrait({ name: person.name }));
      const { name, license, credentials, bio } = person;
      const firstName = name.split(' ')[0] ?? name;
      return photo ? [{ firstName, license: license ?? credentials, bio, portrait: photo }] : [];
    })
    .slice(0, MOST);
}
