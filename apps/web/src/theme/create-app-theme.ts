import { createTheme } from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { colorSchemeAttribute } from './color-mode.ts';
import { createComponentStyles } from './component-styles.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { fadeDurations } from './transitions.ts';

const fontFamily = "'Public Sans Variable', 'Public Sans', system-ui, sans-serif";

export function createAppTheme() {
  return createTheme({
    cssVariables: { colorSchemeSelector: colorSchemeAttribute, cssVarPrefix: 'ringfence' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints: { values: breakpoints },
    shape: { borderRadius: 8 },
    transitions: { duration: fadeDurations },
    typography: {
      fontFamily,
      h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
      h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
      button: { fontWeight: 600, textTransform: 'none' },
    },
    components: createComponentStyles(),
  });
}
