/** A window to look at the product in. */
export interface View {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

export const views: readonly View[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `1440 ${colorScheme}`, width: 1440, height: 900, colorScheme },
  { name: `390 ${colorScheme}`, width: 390, height: 844, colorScheme },
]);

/** What each of a screen's widths is opened with, where both colour schemes are looked at in one go. */
export const widths: readonly View[] = views
  .filter(({ colorScheme }) => colorScheme === 'light')
  .map((view) => ({ ...view, name: `${view.width}` }));
