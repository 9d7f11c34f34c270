import { describe, expect, it } from 'vitest';
import { isChatShown, isPastThreshold, nextChatWidget } from './chat-widget-state.ts';

describe('the chat widget', () => {
  it('cycles through prompt, tab, prompt, panel, prompt', () => {
    expect(nextChatWidget('prompt', 'promptClosed')).toBe('tab');
    expect(nextChatWidget('tab', 'tabOpened')).toBe('prompt');
    expect(nextChatWidget('prompt', 'helpPressed')).toBe('panel');
    expect(nextChatWidget('panel', 'panelClosed')).toBe('prompt');
  });

  it.each([
    ['tab', 'promptClosed'],
    ['panel', 'promptClosed'],
    ['prompt', 'tabOpened'],
    ['tab', 'helpPressed'],
    ['tab', 'panelClosed'],
  ] as const)('in state %s ignores %s', (state, event) => {
    expect(nextChatWidget(state, event)).toBe(state);
  });

  it('is hidden until the page is scrolled past 600 px', () => {
    expect(isPastThreshold(600)).toBe(false);
    expect(isPastThreshold(601)).toBe(true);
    expect(isChatShown('prompt', false)).toBe(false);
    expect(isChatShown('tab', false)).toBe(false);
    expect(isChatShown('prompt', true)).toBe(true);
  });

  it('stays visible while the panel is open', () => {
    expect(isChatShown('panel', false)).toBe(true);
  });
});
