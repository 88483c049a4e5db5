/** From the breakpoints md, lg and xl on; the drawer lies over the page below lg. */
export type ScreenWidth = 'small' | 'medium' | 'large' | 'extraLarge';

export interface MenuState {
  /** On small screens: laid over the page. On larger ones: wide instead of a rail. */
  isDashboardDrawerOpened: boolean;
  /** The width it was set for last. */
  width: ScreenWidth | null;
}

export const initialMenuState: MenuState = { isDashboardDrawerOpened: false, width: null };

/** Each change of width sets the drawer again: open at or above xl, closed below. */
export function followWidth(state: MenuState, width: ScreenWidth): MenuState {
  return state.width === width ? state : { isDashboardDrawerOpened: width === 'extraLarge', width };
}
