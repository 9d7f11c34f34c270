import type { ContentList } from '../../domain/office/content-api.ts';
import { type Answer, callOffice } from '../api/call-office.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { type FieldPath, keyOf } from './field-tree.ts';

/** Every file of the content, with its draft. */
export const contentQuery = pathQuery<ContentList>('/content');

/** Of the files that are edited. */
export const FILE_KEY = ['content-file'];

/** A change of files as a whole. @param path below /content */
export async function changeFiles<T>(path: string, body: object): Promise<Answer<T>> {
  const answer = await callOffice<T>(`/content/${path}`, { method: 'POST', body });
  if (answer.ok) void queries.invalidateQueries(contentQuery);
  return answer;
}

/** The file's own path would look like a file of the office. */
export const editPath = (path: string) => `/content/edit?path=${encodeURIComponent(path)}`;

/** Of the editor, at the field. @param place field: null = the whole file */
export function fieldPath({ path, field }: { path: string; field: FieldPath | null }): string {
  return `${editPath(path)}${field ? `&field=${encodeURIComponent(keyOf(field))}` : ''}`;
}
