/** What each state is in CSS, and the same for whatever stands in an example that shows the state. */
const STATES: Record<string, string> = {
  ':hover': '[data-state="hover"] *',
  ':focus-visible': '[data-state="focus"] :where(a, button, input, select, textarea, summary)',
  ':active': '[data-state="active"] :where(a, button, input, select, textarea, summary)',
  ':checked': '[data-state="chosen"] :where(input)',
};

/**
 * Lets examples look hovered, focused, pressed or chosen: every rule for such a state gets a copy that holds inside
 * `data-state`. A copy weighs as much in the cascade as its original and stands right after it.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet);
}

function copyRules(group: { cssRules: CSSRuleList; insertRule: CSSStyleSheet['insertRule'] }) {
  [...group.cssRules]
    .map((rule, index) => ({ rule, index }))
    .reverse()
    .forEach(({ rule, index }) => {
      if (rule instanceof CSSStyleRule) {
        const shown = selectorInExample(rule.selectorText);
        if (shown !== rule.selectorText)
          group.insertRule(`${shown} { ${rule.style.cssText} }`, index + 1);
      } else if (rule instanceof CSSGroupingRule) copyRules(rule);
    });
}

/** `.button:hover` as `.button:is([data-state="hover"] *)`. */
export function selectorInExample(selector: string): string {
  return Object.entries(STATES).reduce(
    (text, [state, inExample]) => text.replaceAll(state, `:is(${inExample})`),
    selector,
  );
}
