import { describe, expect, it } from 'vitest';
import { measureContrast } from './measure-contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';

const schemes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;

describe.each(schemes)('the %s palette', (_name, palette) => {
  const backgrounds = [palette.background.default, palette.background.paper];
  const foregrounds = [
    palette.text.primary,
    palette.text.secondary,
    palette.primary.main,
    palette.success.main,
    palette.warning.main,
    palette.error.main,
    palette.info.main,
  ];

  it.each(backgrounds)('lets every text colour be read on %s', (background) => {
    for (const foreground of foregrounds) {
      expect(measureContrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lets the text on filled surfaces be read', () => {
    for (const color of [palette.primary, palette.success, palette.warning, palette.error]) {
      expect(measureContrast(color.contrastText, color.main)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('lets a button be read in the dark while it is pointed at', () => {
  const { contrastText, dark } = darkPalette.primary;
  expect(measureContrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
});

describe('measureContrast', () => {
  it('is 21 between black and white and 1 between a colour and itself', () => {
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(measureContrast('#0b5c8a', '#0b5c8a')).toBeCloseTo(1);
  });
});
