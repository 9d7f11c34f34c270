/** /office/api: shows one draft of a page without a sign-in, by a signed link. Read-only. */

import { ContentQuery } from '../../../domain/office/content-api.ts';
import { OFFICE_API } from '../../../domain/office/protocol.ts';
import { inEachLanguage, urlOf } from '../../../publisher/edit/change-pages.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { plainPages } from '../../http/plain-page.ts';
import { html } from '../../mail/html.ts';
import { type CallTable, changes, everybody, reads } from '../../office/calls/calls.ts';
import { refuse } from '../../office/calls/refusals.ts';
import { draftLink, readDraftLink } from '../messages/draft-link-mails.ts';
import { readDrafted } from '../service/drafts.ts';
import { renderPreview } from '../service/preview.ts';
import { previewHtml, previewPolicy } from './content-calls.ts';
import type { ContentContext } from './content-context.ts';
import { sendSmallPhoto } from './content-photo-calls.ts';

export function draftLinkCalls(context: ContentContext) {
  const { db, env, site, siteUrl, now, renderer } = context;

  /** The live content with this page's draft; null if the link is invalid. */
  async function open(link: string): Promise<{ path: string; texts: Map<string, string> } | null> {
    await context.look();
    const key = context.linkKey();
    const begunNo = key && readDraftLink(key, link, now());
    if (!begunNo) return null;
    const content = await readDrafted(db);
    const path = [...content.drafts.values()].find((draft) => draft.begun_no === begunNo)?.path;
    if (!path || !content.texts.has(path)) return null;
    const texts = new Map(content.live);
    for (const one of inEachLanguage(content.texts, path))
      texts.set(one, content.texts.get(one) ?? '');
    return { path, texts };
  }

  return {
    'POST /content/link': changes(
      { access: 'person', body: ContentQuery, limit: [60, 3600] },
      async ({ body: { path }, session }) => {
        const { drafts, texts } = await readDrafted(db);
        const draft = drafts.get(path);
        const key = context.linkKey();
        if (!draft || !texts.has(path) || !key || urlOf(path) === null) return refuse('not-found');
        const entry = { at: now(), person: session.person, what: 'content.link', about: path };
        const recorded = await inOrder(db, 'publication', (transaction) =>
          addAuditEntry(transaction, entry),
        );
        const url = `${siteUrl}${OFFICE_API}/shown/${draftLink(key, draft.begun_no, now())}`;
        return { recorded, answer: { url } };
      },
    ),
    'GET /shown/:link': reads(
      { ...everybody, limit: [60, 300] },
      async ({ params: { link = '' }, reply }) => {
        const opened = await open(link);
        const url = opened && urlOf(opened.path);
        const previews = { db, renderer, dataDir: env.dataDir, now };
        const shown = url ? (await renderPreview(previews, opened.texts, url)).page : null;
        reply.type('text/html; charset=utf-8');
        if (!shown) {
          const plain = plainPages(site);
          const page = {
            heading: 'This draft is not shown any more',
            body: html`<p>The link was for seven days, or the draft has ended since. Ask the person who sent it.</p>`,
            home: null,
          };
          reply.code(410).headers(plain.headers()).send(plain.render(page));
          return undefined;
        }
        reply
          .header('content-security-policy', previewPolicy(shown.styleHashes, true))
          .header('referrer-policy', 'no-referrer')
          .send(previewHtml(shown, `${OFFICE_API}/shown/${link}/photos/`));
        return undefined;
      },
    ),
    'GET /shown/:link/photos/:name': reads(
      { ...everybody, limit: [600, 300] },
      async ({ params: { link = '', name = '' }, reply }) => {
        const opened = await open(link);
        // Only photos of the draft's own page.
        const isShown = opened?.texts.get(opened.path)?.includes(name);
        return isShown ? sendSmallPhoto(context, name, reply) : refuse('not-found');
      },
    ),
  } satisfies CallTable;
}
