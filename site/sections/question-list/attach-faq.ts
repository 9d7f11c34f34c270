/** Opening a question closes the open one. Scrolls so that the pressed title stays in place. */
export function attachFaq(): void {
  document.querySelector('.faq-list')?.addEventListener('click', ({ target }) => {
    const title = (target as Element).closest('summary');
    if (!title) return;
    const top = () => title.getBoundingClientRect().top;
    const before = top();
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: 'instant' }));
  });
}
