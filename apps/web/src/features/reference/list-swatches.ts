import { measureContrast } from '../../theme/measure-contrast.ts';
import type { darkPalette, lightPalette } from '../../theme/palette.ts';

type Palette = typeof lightPalette | typeof darkPalette;

export interface Swatch {
  id:
    | 'default'
    | 'paper'
    | 'primaryText'
    | 'secondaryText'
    | 'primary'
    | 'success'
    | 'warning'
    | 'error'
    | 'info'
    | 'divider';
  color: string;
  /** The contrast as text on the page and on a card; null for what no text is written in. */
  contrast: { onDefault: number; onPaper: number } | null;
  /** The contrast of the text that stands on it; null where none does. */
  label: number | null;
}

const filled = ['primary', 'success', 'warning', 'error', 'info'] as const;

/** The ratio that WCAG 2.2 asks of text at level AA. */
export const neededContrast = 4.5;

/** The colours of a theme, measured. */
export function listSwatches({ background, text, divider, ...colors }: Palette): Swatch[] {
  const measureText = (color: string) => ({
    onDefault: measureContrast(color, background.default),
    onPaper: measureContrast(color, background.paper),
  });
  return [
    { id: 'default', color: background.default, contrast: null, label: null },
    { id: 'paper', color: background.paper, contrast: null, label: null },
    { id: 'primaryText', color: text.primary, contrast: measureText(text.primary), label: null },
    {
      id: 'secondaryText',
      color: text.secondary,
      contrast: measureText(text.secondary),
      label: null,
    },
    ...filled.map((id) => {
      const { main, contrastText } = colors[id];
      return {
        id,
        color: main,
        contrast: measureText(main),
        label: measureContrast(contrastText, main),
      };
    }),
    { id: 'divider', color: divider, contrast: null, label: null },
  ];
}
