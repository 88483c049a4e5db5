import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeOutOverlays } from './fade-out-overlays.ts';

interface Animation {
  onfinish: (() => void) | null;
  oncancel: (() => void) | null;
}

/** As much of an element as a dialog needs that was taken from the page. */
class FakeElement {
  isConnected = false;
  inert = false;
  ariaHidden: string | null = null;
  dataset: Record<string, string> = {};
  style = { pointerEvents: '', opacity: '' };
  id: string | null = 'dialog';
  animation: Animation = { onfinish: null, oncancel: null };
  animate = vi.fn((): Animation => this.animation);
  remove = vi.fn();
  private readonly isOverlay: boolean;
  /** Of the part that the library itself fades. */
  private readonly opacity: string;
  constructor(isOverlay: boolean, opacity = '1') {
    this.isOverlay = isOverlay;
    this.opacity = opacity;
  }
  matches(): boolean {
    return this.isOverlay;
  }
  querySelector(): { style: { opacity: string } } {
    return { style: { opacity: this.opacity } };
  }
  querySelectorAll(): FakeElement[] {
    return [];
  }
  removeAttribute(): void {
    this.id = null;
  }
}

type Changes = readonly { removedNodes: readonly unknown[] }[];
let onChanges: (changes: Changes) => void = () => {};
const observe = vi.fn();
const disconnect = vi.fn();
const append = vi.fn();

class FakeObserver {
  observe = observe;
  disconnect = disconnect;
  constructor(listener: typeof onChanges) {
    onChanges = listener;
  }
}

function start(prefersStillness = false): () => void {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: prefersStillness }) });
  vi.stubGlobal('MutationObserver', FakeObserver);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { body: { append } });
  return fadeOutOverlays({ parents: [null], headers: [null] });
}

const take = (...removedNodes: unknown[]): void => onChanges([{ removedNodes }]);

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.unstubAllGlobals());

describe('a dialog or dropdown that is taken from the page', () => {
  it('is put back until it has faded, and nobody can reach it meanwhile', () => {
    start();
    const overlay = new FakeElement(true);
    take(overlay);
    expect(append).toHaveBeenCalledWith(overlay);
    expect(overlay).toMatchObject({ inert: true, ariaHidden: 'true', id: null });
    expect(overlay.style.pointerEvents).toBe('none');
    expect(overlay.animate).toHaveBeenCalledWith([{ opacity: 1 }, { opacity: 0 }], 150);
    expect(overlay.remove).not.toHaveBeenCalled();
    overlay.animation.onfinish?.();
    expect(overlay.remove).toHaveBeenCalledTimes(1);
  });

  it('goes also where its fading is cancelled', () => {
    start();
    const overlay = new FakeElement(true);
    take(overlay);
    overlay.animation.oncancel?.();
    expect(overlay.remove).toHaveBeenCalledTimes(1);
  });

  it('is not put back a second time when it goes', () => {
    start();
    const overlay = new FakeElement(true);
    take(overlay);
    take(overlay);
    expect(append).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it was faded already', new FakeElement(true, '0')],
    ['it was only moved', Object.assign(new FakeElement(true), { isConnected: true })],
    ['it is something else', new FakeElement(false)],
    ['it is a text', {}],
  ])('is left alone where %s', (_, node) => {
    start();
    take(node);
    expect(append).not.toHaveBeenCalled();
  });

  it('goes at once for people who prefer stillness', () => {
    start(true);
    take(new FakeElement(true));
    expect(append).not.toHaveBeenCalled();
  });

  it('is watched only where there is something to watch, and until the end', () => {
    const end = start();
    expect(observe).not.toHaveBeenCalled();
    end();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
