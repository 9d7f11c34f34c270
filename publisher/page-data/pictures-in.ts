/** The owner's pictures that a content file names, including drafts: incomplete entries are left out. */
import * as v from 'valibot';
import { picture } from '../../domain/content/page-schema.ts';
import { valuesOf } from '../edit/content-document.ts';

const NamedPicture = v.object({ ...picture, alt: v.optional(v.string(), '') });
type NamedPicture = v.InferOutput<typeof NamedPicture>;

/** @param path as in `pages/about/index.md` for its photos, or `site.yaml` for the portraits of its people */
export function picturesIn(path: string, text: string): NamedPicture[] {
  // Most files have no pictures, and parsing all of them is slow.
  if (!/\bphotos?:/.test(text)) return [];
  try {
    const { photos, people } = (valuesOf(path, text) ?? {}) as Record<string, unknown>;
    const named = path === 'site.yaml' ? listOf(people).map(({ photo }) => photo) : listOf(photos);
    return named.flatMap((one) => {
      const read = v.safeParse(NamedPicture, one);
      return read.success ? [read.output] : [];
    });
  } catch {
    return [];
  }
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : []) as { photo?: unknown }[];
