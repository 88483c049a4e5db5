import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { useDrawer } from './use-drawer.ts';

function Probe() {
  const { width, isDashboardDrawerOpened } = useDrawer();
  return `${width} ${isDashboardDrawerOpened ? 'open' : 'closed'}`;
}

function stubWidth(window: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: window >= Number(/^\(min-width:(\d+)px\)$/.exec(query)?.[1]),
  }));
}

afterEach(() => void vi.unstubAllGlobals());

describe('the drawer as it is first painted', () => {
  it.each([
    [1440, 'extraLarge open'],
    [1439, 'large closed'],
    [1266, 'large closed'],
    [1265, 'medium closed'],
    [1024, 'medium closed'],
    [1023, 'small closed'],
    [390, 'small closed'],
  ])('at %i px is %s', async (window, expected) => {
    stubWidth(window);
    expect((await renderMarkup(<Probe />)).text).toBe(expected);
  });
});
