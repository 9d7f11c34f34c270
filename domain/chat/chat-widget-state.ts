/** Which part of the chat widget is visible (spec §4, Mobile call bar and chat widget visibility). */

/** Scroll position after which the chat widget and the call bar appear (spec §9). */
const SCROLL_THRESHOLD_PX = 600;

/** Expanded prompt, collapsed tab, or the full panel. */
export type ChatWidgetState = 'prompt' | 'tab' | 'panel';

export type ChatWidgetEvent =
  | 'promptClosed'
  | 'tabOpened'
  | 'helpPressed'
  /** Closed by the visitor, by Escape, or by the goodbye. */
  | 'panelClosed';

/** The next state. An event that does not apply to the state changes nothing. */
export function nextChatWidget(state: ChatWidgetState, event: ChatWidgetEvent): ChatWidgetState {
  switch (event) {
    case 'promptClosed':
      return state === 'prompt' ? 'tab' : state;
    case 'tabOpened':
      return state === 'tab' ? 'prompt' : state;
    case 'helpPressed':
      return state === 'prompt' ? 'panel' : state;
    case 'panelClosed':
      return state === 'panel' ? 'prompt' : state;
  }
}

/** True at more than 600 px, not at 600. */
export function isPastThreshold(scrollY: number): boolean {
  return scrollY > SCROLL_THRESHOLD_PX;
}

/** An open panel stays visible when the visitor scrolls back up; prompt and tab hide. */
export function isChatShown(state: ChatWidgetState, pastThreshold: boolean): boolean {
  return state === 'panel' || pastThreshold;
}
