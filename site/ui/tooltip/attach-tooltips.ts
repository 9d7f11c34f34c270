/** Milliseconds of hover or focus before a tooltip shows (spec §9). */
const TOOLTIP_DELAY_MS = 700;

/** Shows the tooltips of tooltip.tsx. Escape hides one. Call once the page runs. */
export function attachTooltips(): void {
  let anchor: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    anchor?.querySelector('[role="tooltip"]')?.remove();
    anchor = null;
  };
  const start = (next: Element | null) => {
    if (next === anchor) return;
    stop();
    anchor = next;
    if (next) timer = setTimeout(() => next.append(tooltipOf(next)), TOOLTIP_DELAY_MS);
  };
  const anchorOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('.tooltip-anchor') : null;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') start(anchorOf(event));
  });
  document.addEventListener('focusin', (event) =>
    start((event.target as Element).matches(':focus-visible') ? anchorOf(event) : null),
  );
  document.addEventListener('focusout', stop);
  document.addEventListener('pointerdown', stop);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && stop());
}

function tooltipOf(anchor: Element): HTMLElement {
  const tooltip = document.createElement('span');
  tooltip.className = 'tooltip';
  tooltip.setAttribute('role', 'tooltip');
  tooltip.textContent = anchor.getAttribute('data-tooltip');
  return tooltip;
}
