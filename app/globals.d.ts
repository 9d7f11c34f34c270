/** app/boot/inline.ts, bundled and minified by the build. */
declare const __INLINE_SCRIPT__: string;
