import * as m from '#messages';
import type { CountingSettings } from '../../lib/analytics/counting.ts';
import { forgetAttribution, rememberVisit } from '../../lib/attribution/attribution-store.ts';
import { openDialog } from '../../lib/browser/dialogs.ts';
import {
  hasPrivacySignal,
  isTrackingRefused,
  keepPrivacyChoice,
} from '../../lib/privacy/privacy-choice.ts';
import { showToast } from '../toast/toasts.ts';

/**
 * Opens the privacy choices. They apply at once, on this device. Without React, because few visitors open them.
 * Mentions counting only if a setting names who counts.
 */
export function openPrivacyChoices(settings: CountingSettings): void {
  const bySignal = hasPrivacySignal();
  const box = make('input', {
    type: 'checkbox',
    checked: !isTrackingRefused(),
    disabled: bySignal,
  });
  const measured =
    settings.analytics_id || settings.counter ? m.privacy_dialog_and_count_visits() : '';
  const dialog = make(
    'dialog',
    { className: 'overlay privacy-dialog' },
    make(
      'form',
      { method: 'dialog' },
      make('h2', { id: 'privacy-dialog-title' }, m.privacy_dialog_your_privacy_choices()),
      make('p', {}, m.privacy_dialog_this_site_has_no_cookies_it_keeps()),
      make(
        'label',
        {},
        box,
        make('span', {}, m.privacy_dialog_remember_for_90_days_how_i_found({ measured })),
      ),
      ...(bySignal ? [make('p', {}, m.privacy_dialog_your_browser_asks_websites_not_to())] : []),
      make(
        'div',
        { className: 'privacy-dialog-buttons' },
        make(
          'button',
          { className: 'button', value: 'save' },
          bySignal ? m.common_close() : m.privacy_dialog_save(),
        ),
        ...(bySignal
          ? []
          : [make('button', { className: 'text-link', value: '' }, m.privacy_dialog_cancel())]),
      ),
    ),
  );
  dialog.setAttribute('aria-labelledby', 'privacy-dialog-title');
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'save' && !bySignal) save(box.checked, settings);
    dialog.remove();
  });
  document.body.append(dialog);
  openDialog(dialog);
}

function save(isAllowed: boolean, { analytics_id }: CountingSettings): void {
  keepPrivacyChoice(isAllowed ? 'allowed' : 'refused');
  if (isAllowed) rememberVisit();
  else {
    forgetAttribution();
    delete document.documentElement.dataset.campaignPhone;
  }
  // Google's tag has a switch of its own; otherwise it would run until the visitor leaves.
  if (analytics_id) Object.assign(window, { [`ga-disable-${analytics_id}`]: !isAllowed });
  const text = isAllowed
    ? m.privacy_dialog_we_may_remember_how_you_found_us()
    : m.privacy_dialog_we_remember_and_count_nothing();
  showToast({ title: m.common_saved(), text, tone: 'success' }, 'single');
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}
