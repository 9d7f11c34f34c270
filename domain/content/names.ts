/** Fields that name something that is known, most of it of elsewhere in the content: the office offers what there is. */
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

/** Marks a field whose value is the name of one of these. Whether there is such a one is checked where the content is read. */
export const names = <S extends v.GenericSchema>(kind: NamedKind, schema: S) =>
  v.pipe(schema, v.metadata({ names: kind }));
