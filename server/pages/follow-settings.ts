/** The published settings and areas as an object that stays current without a restart. */

/**
 * @param current returns the published settings
 * @returns an object or list whose fields are always the published ones
 */
export function followSettings<T extends object>(current: () => T): T {
  return new Proxy((Array.isArray(current()) ? [] : {}) as T, {
    get: (_, key) => Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(current(), key);
      // A proxy must describe a non-configurable field as its target does; the only one is the length of the empty
      // list.
      return own && { ...own, configurable: !(key === 'length' && Array.isArray(current())) };
    },
  });
}
