import { expect, it } from 'vitest';
import { isChatShown, isPastThreshold, nextChatWidget } from './chat-widget-state.ts';

it('cycles through prompt, tab, prompt, panel, prompt', () => {
  expect(nextChatWidget('prompt', 'promptClosed')).toBe('tab');
  expect(nextChatWidget('tab', 'tabOpened')).toBe('prompt');
  expect(nextChatWidget('prompt', 'helpPressed')).toBe('panel');
  expect(nextChatWidget('panel', 'panelClosed')).toBe('prompt');
});

it.each([
  ['panel', 'promptClosed'],
  ['panel', 'tabOpened'],
  ['tab', 'helpPressed'],
  ['tab', 'panelClosed'],
] as const)('in state %s ignores %s', (state, event) => {
  expect(nextChatWidget(state, event)).toBe(state);
});

it('is hidden until the page is scrolled past 600 px, unless the panel is open', () => {
  expect([isPastThreshold(600), isPastThreshold(601)]).toEqual([false, true]);
  expect([isChatShown('tab', false), isChatShown('tab', true)]).toEqual([false, true]);
  expect(isChatShown('panel', false)).toBe(true);
});
