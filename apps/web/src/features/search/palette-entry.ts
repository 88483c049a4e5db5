import type SvgIcon from '@mui/material/SvgIcon';

/** One line of the palette. */
export interface PaletteEntry {
  /** Stable: it is remembered for what was used last. Never a name. */
  id: string;
  label: string;
  detail?: string;
  /** Other words that people look for it by. */
  keywords?: string;
  Icon: typeof SvgIcon;
  run: () => void;
  /** What it does is shown or said in the palette's place. */
  staysOpen?: boolean;
}

/** A page of the menu, with its title in the reader's language. */
export interface PaletteScreen {
  id: string;
  title: string;
  /** The title of its group. */
  group: string;
  url: string;
  Icon: typeof SvgIcon;
}
