/**
 * Kinds of fields that hold the name of something defined elsewhere, mostly in the content. The office offers the known
 * names.
 */
import * as v from 'valibot';

export type NamedKind =
  | 'page'
  | 'pest'
  | 'service'
  | 'identified'
  | 'person'
  | 'price'
  | 'product'
  | 'area'
  | 'territory'
  | 'drawing'
  | 'photo'
  | 'state'
  | 'state_name'
  | 'state_key'
  | 'time_zone';

/** Marks a field whose value is such a name. publisher/check/unknown-names.ts finds names of what does not exist. */
export const names = <S extends v.GenericSchema>(kind: NamedKind, schema: S) =>
  v.pipe(schema, v.metadata({ names: kind }));
