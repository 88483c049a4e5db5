import { useState } from 'react';
import { followWidth, initialMenuState, type ScreenWidth } from './follow-width.ts';
import { useScreenWidth } from './use-screen-width.ts';

export interface DrawerControl {
  width: ScreenWidth;
  isDashboardDrawerOpened: boolean;
  setDrawerOpened: (isOpened: boolean) => void;
}

export function useDrawer(): DrawerControl {
  const width = useScreenWidth();
  const [stored, setState] = useState(initialMenuState);
  const state = followWidth(stored, width);
  if (state !== stored) {
    // While rendering, so that the drawer is never painted in the form of another width.
    setState(state);
  }
  return {
    width,
    isDashboardDrawerOpened: state.isDashboardDrawerOpened,
    setDrawerOpened: (isDashboardDrawerOpened) => setState({ isDashboardDrawerOpened, width }),
  };
}
