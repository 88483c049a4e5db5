import type { Page } from 'playwright-core';

/**
 * In the page: words that are broken in their middle, and text that is cut off where it does not fit. What only
 * screen readers see is small on purpose; a chart and a field scroll or draw their own.
 */
const search = `(() => {
  const found = new Set();
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data;
    if (element === null || text.trim() === '' || element.closest('svg, script, style, noscript, code, pre')) continue;
    if (!isShown(element)) continue;
    for (const { 0: word, index } of text.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.add('broken: ' + word + ' in "' + text.trim().slice(0, 60) + '"');
    }
    for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline') continue;
      if (style.clip !== 'auto' || style.clipPath !== 'none') break;
      const isCut = (style.overflowX === 'hidden' || style.overflowX === 'clip') && box.scrollWidth > box.clientWidth + 1;
      if (isCut && isShown(box)) found.add('cut: "' + box.textContent.trim().slice(0, 60) + '"');
      if (style.overflowX !== 'visible') break;
    }
  }
  return [...found];
})()`;

/** Words of a page that nobody can read whole, as it is shown. */
export async function findCutWords(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(search);
  if (!Array.isArray(found)) throw new Error('the page was not searched');
  return found.map(String);
}
