/** Pages that something else than the site has changed: a translator, an extension that helps with forms. */
import type { Page } from '@playwright/test';

/**
 * From the moment at which the page is parsed, before its scripts run, each text is replaced as Chrome's translator does: by a new
 * text in two `<font>`, later ones too. The words stay the same, so that a journey can name them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'script, style, textarea, option, svg, title, .translated';
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!/\S/.test(text.data) || text.parentElement?.closest(LEFT_ALONE)) continue;
        const outer = document.createElement('font');
        outer.className = 'translated';
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener(
      'readystatechange',
      () => {
        replace(document.documentElement);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes)
            for (const node of type === 'characterData' ? [target] : addedNodes)
              if (node.isConnected) replace(node);
        }).observe(document.documentElement, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      },
      { once: true },
    );
  });
}

/** Before the page's scripts run, an element comes to stand behind each field, as password managers and spelling helpers do it. */
export async function addHelpers(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        for (const field of document.querySelectorAll('input, textarea'))
          field.after(document.createElement('form-helper'));
      },
      { once: true },
    ),
  );
}
