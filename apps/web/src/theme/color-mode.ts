/** Both are repeated in public/theme-init.js, which cannot import anything. */
export const colorModeStorageKey = 'ringfence-color-mode';
export const colorSchemeAttribute = 'data-color-scheme';

export const colorModes = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof colorModes)[number];

/** The mode the switch goes to from the given one. */
export function nextColorMode(mode: ColorMode): ColorMode {
  return colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';
}
