import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../../theme/palette.ts';
import { listSwatches, neededContrast } from './list-swatches.ts';

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the swatches of the %s theme', (_name, palette) => {
  const swatches = listSwatches(palette);

  it('show every colour of the palette but its shades', () => {
    const colors = JSON.stringify(palette).match(/(?<!(?:contrastText|dark)":")#[0-9a-f]{6}/g);
    expect(new Set(swatches.map(({ color }) => color))).toEqual(new Set(colors));
  });

  it('can all be read where they are text', () => {
    for (const { contrast, label } of swatches) {
      for (const ratio of [contrast?.onDefault, contrast?.onPaper, label]) {
        expect(ratio ?? neededContrast).toBeGreaterThanOrEqual(neededContrast);
      }
    }
  });
});
