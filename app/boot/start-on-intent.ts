/**
 * Starts the page's boot module: on the first sign of a person, or when idle, from three seconds after load on.
 * The build puts its script into a template: what a trusted script takes from there is trusted by 'strict-dynamic',
 * what an inline script imports is not. In development there is no template, and React starts by itself.
 */
export function startOnIntent(): void {
  const start = () => {
    const boot = document.querySelector<HTMLTemplateElement>('#boot');
    boot?.replaceWith(boot.content);
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
    addEventListener(type, start, { capture: true, once: true });
  }
  addEventListener('load', () => setTimeout(window.requestIdleCallback ?? start, 3000, start));
}
