/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
export const newsletter_subscribe: () => LocalizedString;
export type LocalizedString = import("../runtime.js").LocalizedString;
