import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { smallestScrollbar } from '../src/app/layout/drawer-sizes.ts';

/** The package keeps most of its constants to itself. */
async function readPackage(): Promise<string> {
  const outer = createRequire(import.meta.url).resolve('simplebar-react');
  return readFile(createRequire(outer).resolve('simplebar-core'), 'utf8');
}

describe('the scrollbars of the drawer', () => {
  it('are never smaller than 25 px', () => {
    expect(smallestScrollbar).toBe(25);
  });

  it('hide 175 ms after the last scrolling', async () => {
    const source = await readPackage();
    expect(source).toContain('this.stopScrollDelay = 175;');
    expect(source).toContain('debounce(this._onStopScrolling, this.stopScrollDelay)');
    expect(source).toContain('autoHide: true');
  });

  it('follow the pointer every 64 ms at most', async () => {
    expect(await readPackage()).toContain('throttle(this._onMouseMove, 64)');
  });
});
