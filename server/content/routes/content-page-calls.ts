/** /office/api: creates, renames and removes pages of the website, and lists their earlier versions. */

import { localDate } from '../../../domain/hours/office-hours.ts';
import {
  BringBack,
  ContentQuery,
  NewPage,
  PageRemoval,
  PageRename,
} from '../../../domain/office/content-api.ts';
import {
  type AddressFault,
  canMove,
  pageName,
  urlOf,
} from '../../../publisher/edit/change-pages.ts';
import { type CallTable, person, reads, unaudited } from '../../office/calls/calls.ts';
import { type Refusal, refuse } from '../../office/calls/refusals.ts';
import { readDrafted } from '../service/drafts.ts';
import { findRevision, readHistory } from '../store/stored-revisions.ts';
import { changeContent, saveChange } from './content-calls.ts';
import type { ContentContext } from './content-context.ts';

/** Maximum revisions listed per page. */
const MOST_REVISIONS = 30;

const ADDRESS_FAULTS: Record<AddressFault, (values: { url: string }) => string> = {
  taken: ({ url }) => `There is a page at ${url} already.`,
  letters: () => 'Small letters, digits and hyphens, as in /blog/winter-mice.',
  place: ({ url }) => `No page of this kind can stand at ${url}.`,
};

export function contentPageCalls(context: ContentContext) {
  const { db, now, site, renderer } = context;

  return {
    'POST /content/pages': unaudited(
      'a draft carries its author',
      { ...person, body: NewPage, limit: [60, 3600] },
      ({ body: { template, url, h1 }, session }) => {
        const path = `pages${url}.md`;
        return changeContent(context, { path, hash: null, session }, async ({ texts }) => {
          const fault = await renderer.ask('addressFault', texts, url, template);
          if (fault) return invalid('url', ADDRESS_FAULTS[fault]({ url }));
          return renderer.ask('newPage', texts, {
            template,
            url,
            h1,
            today: localDate(site.contact.time_zone, now()),
          });
        });
      },
    ),
    'POST /content/rename': unaudited(
      'a draft carries its author',
      { ...person, body: PageRename, limit: [60, 3600] },
      ({ body: { path, hash, url }, session }) => {
        const renamed = path.replace(/^pages\/.+?(?=(?:\.es)?\.md$)/, `pages${url}`);
        const about = { path, hash, session };
        return changeContent(
          context,
          about,
          async ({ texts }) => {
            if (!canMove(path)) return refuse('invalid');
            const changed = await renderer.ask('renamed', texts, path, url);
            return typeof changed === 'string'
              ? invalid('url', ADDRESS_FAULTS[changed]({ url }))
              : changed;
          },
          renamed,
        );
      },
    ),
    'GET /content/links': reads({ ...person, query: ContentQuery }, async ({ query: { path } }) => {
      const { texts } = await readDrafted(db);
      const links = (await renderer.ask('linksTo', texts, path)).map((from) => ({
        path: from,
        name: pageName(from, texts.get(from) ?? ''),
      }));
      return { links };
    }),
    'POST /content/remove': unaudited(
      'a draft carries its author',
      { ...person, body: PageRemoval, limit: [60, 3600] },
      async ({ body: { path, hash, lead_to }, session }) =>
        (await saveChange(context, { path, hash, session }, async ({ texts }) => {
          if (!canMove(path)) return refuse('invalid');
          const isPage = [...texts.keys()].some((one) => one !== path && urlOf(one) === lead_to);
          if (!isPage && lead_to !== '/') return invalid('lead_to', 'There is no such page.');
          return renderer.ask('removedPage', texts, path, lead_to);
        })) ?? {},
    ),
    'GET /content/history': reads(
      { ...person, query: ContentQuery },
      async ({ query: { path } }) => {
        const { lives } = await readDrafted(db);
        const rows = await readHistory(db, path, MOST_REVISIONS + 1);
        const pairs = rows
          .slice(0, MOST_REVISIONS)
          .map((row, index) => ({ path, before: rows[index + 1]?.text ?? null, after: row.text }));
        const compared = await renderer.ask('compared', pairs);
        const revisions = rows.slice(0, MOST_REVISIONS).map((row, index) => ({
          revision_no: row.revision_no,
          ...{ author: row.author, created_at: row.created_at },
          is_draft: row.is_draft === 1,
          is_live: lives.get(path)?.revision_no === row.revision_no,
          changes: compared[index]?.changes ?? [],
        }));
        return { revisions };
      },
    ),
    'POST /content/bring-back': unaudited(
      'a draft carries its author',
      { ...person, body: BringBack, limit: [60, 3600] },
      ({ body: { path, hash, revision_no }, session }) =>
        changeContent(context, { path, hash, session }, async () => {
          const row = await findRevision(db, revision_no);
          return row?.path === path && row.text !== null
            ? new Map([[path, row.text]])
            : refuse('not-found');
        }),
    ),
  } satisfies CallTable;
}

const invalid = (field: string, message: string): Refusal =>
  refuse('invalid', [{ field, message }]);
