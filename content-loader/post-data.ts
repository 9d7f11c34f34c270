/** The data of a blog post besides its front matter. */
import type { PestMatter, PostMatter } from '../domain/content/page-schema.ts';
import { type Drawing, drawingOf } from '../domain/species/specimens.ts';
import { findPage, loadPages, type Page } from './load.ts';
import { loadPageData, type PageData } from './page-data.ts';

/** Reading speed of an adult. */
const WORDS_PER_MINUTE = 220;

type Species = PestMatter['species'][number] & { drawing: Drawing };

interface PostData extends PageData<PostMatter> {
  /** Reading time in minutes, at least 1. */
  minutes: number;
  /** The animal at the top; null if the post names none. */
  plate: Species | null;
}

export function loadPostData(request: Request): PostData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PostMatter>;
  const own = findPage(pages, page.url);
  return {
    ...page,
    minutes: own ? readingMinutes(own) : 1,
    plate: plateOf(page.matter.specimen, pages),
  };
}

export function readingMinutes({ markdown }: Pick<Page, 'markdown'>): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_PER_MINUTE));
}

/** Without callouts, because the marks they refer to are on the pest page. */
function plateOf(specimen: string | undefined, pages: Page[]): Species | null {
  const drawing = specimen ? drawingOf(specimen) : undefined;
  const species = pages
    .flatMap(({ matter }) => (matter.template === 'pest' ? matter.species : []))
    .find((one) => one.specimen === specimen);
  return drawing && species ? { ...species, callouts: [], drawing } : null;
}
