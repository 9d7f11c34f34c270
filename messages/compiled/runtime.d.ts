export type LocalizedString = string;
export type Locale = 'en' | 'es';
