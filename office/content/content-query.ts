import type { ContentList } from '../../domain/office/content-api.ts';
import { pathQuery } from '../api/queries.ts';

/** Every file of the content, with its draft. */
export const contentQuery = pathQuery<ContentList>('/content');

/** The file's own path would look like a file of the office. */
export const editPath = (path: string) => `/content/edit?path=${encodeURIComponent(path)}`;
