/** Key of the toasts on their way, in the storage of the tab (toast-store.ts). */
export const TOASTS_KEY = 'toasts';
