/** JSON in columns: the type of a column names what it holds, so that no reader casts. */

/** A column with a `T` as JSON. At run time it is text. */
export type Json<T> = string & { readonly json: T };

export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>;
}

/** Trusts the type of the column: only `toJson` writes one. */
export function fromJson<T>(column: Json<T>): T {
  return JSON.parse(column);
}
