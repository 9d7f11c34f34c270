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
export function fieldTree(languages: Pick<ContentFile, 'fields' | 'groups'>[]): FieldGroup {
  const root: FieldGroup = { path: [], fields: [], isList: false, children: [] };
  const known = new Map([['', root]]);
  const groupAt = (path: FieldPath): FieldGroup => {
    const key = keyOf(path);
    const found = known.get(key);
    if (found) return found;
    const group: FieldGroup = { path, fields: [], isList: false, children: [] };
    known.set(key, group);
    groupAt(path.slice(0, -1)).children.push(group);
    return group;
  };
  for (const [index, { fields }] of languages.entries())
    for (const field of fields) groupAt(field.path).fields[index] = field;
  // Empty ones have no field.
  for (const { path, entries } of languages.flatMap(({ groups }) => groups))
    groupAt(path).isList = entries !== null;
  return root;
}

export const groupIn = ({ groups }: ContentFile, path: FieldPath) =>
  groups.find((one) => keyOf(one.path) === keyOf(path));

export const fieldIn = ({ fields }: ContentFile, path: FieldPath) =>
  fields.find((one) => keyOf(one.path) === keyOf(path));
