import type { FieldPath } from '../../domain/office/content-api.ts';
import { routeQuery } from '../api/queries.ts';
import { keyOf } from './field-words.ts';

/** All content files, with their drafts. */
export const contentQuery = routeQuery('GET /content', {});

/** As a query parameter, because the file's own path would look like a file of the office. */
export const editPath = (path: string) => `/content/edit?path=${encodeURIComponent(path)}`;

/** URL of the editor at a field. @param place field; null for the whole file */
export function fieldPath({ path, field }: { path: string; field: FieldPath | null }): string {
  return `${editPath(path)}${field ? `&field=${encodeURIComponent(keyOf(field))}` : ''}`;
}
