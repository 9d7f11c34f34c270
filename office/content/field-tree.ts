/** The fields of a content file as they stand in one another, in each of its languages: lists with their entries, groups with their fields. */
import type { ContentFieldShown, ContentFile } from '../../domain/office/content-api.ts';

export type FieldPath = ContentFieldShown['path'];

export interface FieldGroup {
  path: FieldPath;
  /** One for each language, undefined where it lacks the field; empty for a list or a group. */
  fields: (ContentFieldShown | undefined)[];
  isList: boolean;
  children: FieldGroup[];
}

export const keyOf = (path: FieldPath) => path.join('\n');

/** Of the file as a whole: its children are the fields and groups that stand on top. */
export function fieldTree(
  languages: Pick<ContentFile, 'fields' | 'lists' | 'missing'>[],
): FieldGroup {
  const allLists = languages.flatMap(({ lists }) => lists);
  const areLists = new Set(allLists.map(keyOf));
  const root: FieldGroup = { path: [], fields: [], isList: areLists.has(''), children: [] };
  const known = new Map([['', root]]);
  const groupAt = (path: FieldPath): FieldGroup => {
    const key = keyOf(path);
    const found = known.get(key);
    if (found) return found;
    const group: FieldGroup = { path, fields: [], isList: areLists.has(key), children: [] };
    known.set(key, group);
    groupAt(path.slice(0, -1)).children.push(group);
    return group;
  };
  for (const [index, { fields }] of languages.entries())
    for (const field of fields) groupAt(field.path).fields[index] = field;
  // Empty ones have no field.
  for (const list of allLists) groupAt(list);
  for (const { missing } of languages) for (const field of missing) groupAt(field.slice(0, -1));
  return root;
}
