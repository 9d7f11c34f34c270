/** JSON columns with typed content, so that readers need no casts. */

/** A column with a `T` as JSON; a string at run time. */
export type Json<T> = string & { readonly json: T };

export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>;
}

/** Trusts the column's type, because only `toJson` writes such columns. */
export function fromJson<T>(column: Json<T>): T;
export function fromJson<T>(column: Json<T> | null): T | null;
export function fromJson<T>(column: Json<T> | null): T | null {
  return column === null ? null : JSON.parse(column);
}
