import type { FieldPath } from '../../domain/office/content-api.ts';
import { routeQuery } from '../api/queries.ts';
import { keyOf } from './field-words.ts';

/** Every file of the content, with its draft. */
export const contentQuery = routeQuery('GET /content');

/** The file's own path would look like a file of the office. */
export const editPath = (path: string) => `/content/edit?path=${encodeURIComponent(path)}`;

/** Of the editor, at the field. @param place field: null = the whole file */
export function fieldPath({ path, field }: { path: string; field: FieldPath | null }): string {
  return `${editPath(path)}${field ? `&field=${encodeURIComponent(keyOf(field))}` : ''}`;
}
