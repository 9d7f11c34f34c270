/** On a phone the links of page-contents.tsx are a row to swipe, of which browsers leave a focused one half in sight. */
export function attachPageContents(): void {
  document
    .querySelector('.page-contents')
    ?.addEventListener('focusin', ({ target }) =>
      (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
}
