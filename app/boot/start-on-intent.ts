import { attempt } from '../browser/attempt.ts';

/**
 * Starts the page's boot module: on the first sign of a person, or when idle, from three seconds after load on.
 * The build puts its script into a template: what a trusted script takes from there is trusted by 'strict-dynamic',
 * what an inline script imports is not. In development there is no template, and React starts by itself.
 */
export function startOnIntent(page: Window): void {
  const start = () => {
    const boot = document.querySelector<HTMLTemplateElement>('#boot');
    boot?.replaceWith(boot.content);
  };
  // Handlers rather than listeners: this script has 2,300 bytes. Nothing else runs yet that could use them.
  page.onpointerdown = page.onkeydown = page.onscroll = start;
  // Chromium reports a pointer that rests, too, when the page under it is laid out: that is no person.
  page.onpointermove = ({ movementX, movementY }) => {
    if (movementX || movementY) start();
  };
  // A page that can't say when it is idle starts at once. (Not whenIdle: this script has to be short.)
  const startIdle = () => attempt(() => page.requestIdleCallback(start), null) ?? start();
  page.addEventListener('load', () => setTimeout(startIdle, 3000));
}
