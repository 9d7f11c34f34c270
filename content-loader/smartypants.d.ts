declare module 'smartypants' {
  /** @param options `q`: quotation marks and apostrophes alone */
  export function smartypantsu(text: string, options: string): string;
}
