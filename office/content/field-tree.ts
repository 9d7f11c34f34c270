/** The fields of a content file as they stand in one another: lists with their entries, groups with their fields. */
import type { ContentFieldShown, ContentFile } from '../../domain/office/content-api.ts';

export type FieldPath = ContentFieldShown['path'];

export interface FieldGroup {
  path: FieldPath;
  /** Null for a list or a group. */
  field: ContentFieldShown | null;
  isList: boolean;
  children: FieldGroup[];
}

export const keyOf = (path: FieldPath) => path.join('\n');

/** Of the file as a whole: its children are the fields and groups that stand on top. */
export function fieldTree({ fields, lists }: Pick<ContentFile, 'fields' | 'lists'>): FieldGroup {
  const areLists = new Set(lists.map(keyOf));
  const root: FieldGroup = { path: [], field: null, isList: areLists.has(''), children: [] };
  const known = new Map([['', root]]);
  const groupAt = (path: FieldPath): FieldGroup => {
    const key = keyOf(path);
    const found = known.get(key);
    if (found) return found;
    const group = { path, field: null, isList: areLists.has(key), children: [] };
    known.set(key, group);
    groupAt(path.slice(0, -1)).children.push(group);
    return group;
  };
  for (const field of fields) groupAt(field.path).field = field;
  // Empty ones have no field.
  for (const list of lists) groupAt(list);
  return root;
}
