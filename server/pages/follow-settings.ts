/** Settings and areas of the company as they are published: what was handed out at the start says what is live now, without a restart. */

/**
 * @param current what is live at the moment
 * @returns an object, or a list, with the fields of what is live whenever one is read
 */
export function followSettings<T extends object>(current: () => T): T {
  return new Proxy((Array.isArray(current()) ? [] : {}) as T, {
    get: (_, key) => Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(current(), key);
      // The length of a list is the one field of the empty target, and has to be described as it is there.
      return own && { ...own, configurable: !(key === 'length' && Array.isArray(current())) };
    },
  });
}
