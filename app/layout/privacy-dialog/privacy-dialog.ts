import './privacy-dialog.css';
import { forgetAttribution, rememberVisit } from '../../lib/attribution/attribution-store.ts';
import { openDialog } from '../../lib/browser/dialogs.ts';
import {
  hasPrivacySignal,
  isTrackingRefused,
  keepPrivacyChoice,
} from '../../lib/privacy/privacy-choice.ts';
import { showToast } from '../toast/toasts.ts';

/**
 * The privacy choices: one box, which counts at once and on this device. Made without React, because it is a file
 * of its own that hardly anybody opens.
 * @param analyticsId measurement id of site.yaml; null = nothing is counted, so nothing is asked about it.
 */
export function openPrivacyChoices(analyticsId: string | null): void {
  const bySignal = hasPrivacySignal();
  const box = make('input', {
    type: 'checkbox',
    checked: !isTrackingRefused(),
    disabled: bySignal,
  });
  const measured = analyticsId ? ', and count visits and clicks without your name' : '';
  const dialog = make(
    'dialog',
    { className: 'privacy-dialog' },
    make(
      'form',
      { method: 'dialog' },
      make('h2', { id: 'privacy-dialog-title' }, 'Your privacy choices'),
      make('p', {}, ALWAYS),
      make('label', {}, box, make('span', {}, `Remember for 90 days how I found you${measured}.`)),
      ...(bySignal ? [make('p', {}, SIGNAL)] : []),
      make(
        'div',
        { className: 'privacy-dialog-buttons' },
        make('button', { className: 'button', value: 'save' }, bySignal ? 'Close' : 'Save'),
        ...(bySignal ? [] : [make('button', { className: 'text-link', value: '' }, 'Cancel')]),
      ),
    ),
  );
  dialog.setAttribute('aria-labelledby', 'privacy-dialog-title');
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'save' && !bySignal) save(box.checked, analyticsId);
    dialog.remove();
  });
  document.body.append(dialog);
  openDialog(dialog);
}

const ALWAYS =
  'This site has no cookies. It keeps notes on your device that it needs to work: your area, and what you typed but have not sent. What we may do besides is up to you.';
const SIGNAL =
  'Your browser asks websites not to track you. We follow that, so this is off and stays off.';

function save(isAllowed: boolean, analyticsId: string | null): void {
  keepPrivacyChoice(isAllowed ? 'allowed' : 'refused');
  if (isAllowed) rememberVisit();
  else {
    forgetAttribution();
    delete document.documentElement.dataset.campaignPhone;
  }
  // The tag's own switch: it would go on by itself until the page is left.
  if (analyticsId) Object.assign(window, { [`ga-disable-${analyticsId}`]: !isAllowed });
  const text = isAllowed ? 'We may remember how you found us.' : 'We remember and count nothing.';
  showToast({ title: 'Saved', text, tone: 'success', system: 'single' });
}

/** An element with its properties and its content. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}
