import { fadeDurations } from '../../theme/transitions.ts';

/** Dialogs and dropdowns; a drawer slides by itself. */
const overlays = '.MuiDialog-root, .MuiPopover-root';
/** What the library itself fades, where the code that opened the overlay lets it finish. */
const faded = '.MuiDialog-container, .MuiPopover-paper';

function isOverlay(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(overlays);
}

/** Lets what was taken from the page be seen for a moment longer; nobody can reach it any more. */
function fadeOut(overlay: HTMLElement): void {
  if (overlay.querySelector<HTMLElement>(faded)?.style.opacity === '0') {
    return;
  }
  overlay.inert = true;
  overlay.ariaHidden = 'true';
  overlay.dataset.leaving = '';
  overlay.style.pointerEvents = 'none';
  for (const part of [overlay, ...overlay.querySelectorAll('[id]')]) {
    part.removeAttribute('id');
  }
  document.body.append(overlay);
  const fading = overlay.animate([{ opacity: 1 }, { opacity: 0 }], fadeDurations.leavingScreen);
  fading.onfinish = () => overlay.remove();
  fading.oncancel = () => overlay.remove();
}

/**
 * The code that opens a dialog or dropdown removes it when it is done with. So that it fades all the same, what was
 * removed from the page is put back until it has. That happens before the page is drawn again, so nothing flickers.
 */
export function fadeOutOverlays({
  parents,
  headers,
}: {
  /** Where overlays are put. */
  parents: readonly (Element | null)[];
  /** Where they may lie anywhere. */
  headers: readonly (Element | null)[];
}): () => void {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new MutationObserver((changes) => {
    if (stillness.matches) {
      return;
    }
    for (const { removedNodes } of changes) {
      for (const node of removedNodes) {
        if (isOverlay(node) && !node.isConnected && node.dataset.leaving === undefined) {
          fadeOut(node);
        }
      }
    }
  });
  for (const parent of parents) {
    if (parent !== null) {
      observer.observe(parent, { childList: true });
    }
  }
  for (const header of headers) {
    if (header !== null) {
      observer.observe(header, { childList: true, subtree: true });
    }
  }
  return () => observer.disconnect();
}
