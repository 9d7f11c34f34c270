/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */


export const newsletter_subscribe = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Subscribe`)
};