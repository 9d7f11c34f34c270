/** app/boot/inline.ts, bundled and minified by the build. */
declare const __INLINE_SCRIPT__: string;
/** app/boot/inline-framed.ts, for pages in the quote form's frame. */
declare const __FRAMED_SCRIPT__: string;
