/** On a phone the table of contents scrolls sideways: scrolls the focused link fully into view. */
export function attachPageContents(): void {
  document
    .querySelector('.page-contents')
    ?.addEventListener('focusin', ({ target }) =>
      (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
}
