/** A question that opens closes the one that was open: the title that was pressed stays where it is. */
export function attachFaq(): void {
  document.querySelector('.faq-list')?.addEventListener('click', ({ target }) => {
    const title = (target as Element).closest('summary');
    if (!title) return;
    const top = () => title.getBoundingClientRect().top;
    const before = top();
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: 'instant' }));
  });
}
