import type { LeaveGuard } from './leave-guard.ts';

/**
 * What hears of the way back and forth before the router does. Browsers call listeners in the order in which they came, so
 * the gate is put up before the router begins.
 */
export const historyGate: { hear: ((event: PopStateEvent) => void) | null } = { hear: null };

export function putUpHistoryGate(target: Pick<Window, 'addEventListener'> = window): void {
  target.addEventListener('popstate', (event) => historyGate.hear?.(event));
}

/** The parts of a window that tell and change where it is. */
export interface HistoryPlace {
  history: Pick<History, 'state' | 'go' | 'pushState'>;
  location: Pick<Location, 'href' | 'pathname' | 'search'>;
}

/** Where a page stands in the browser's history, as the router numbers it; null where something else made the entry. */
function readPlace({ history }: HistoryPlace): number | null {
  const state: unknown = history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Has the way back and forth ask first, from the page where the window is now. The browser goes before it tells, so it is
 * taken back, and goes again when the person wants to.
 */
export function guardHistory(
  guard: Pick<LeaveGuard, 'isHeld' | 'leave'>,
  window: HistoryPlace,
): (event: Pick<Event, 'stopImmediatePropagation'>) => void {
  const { history, location } = window;
  const here = { place: readPlace(window), state: history.state, href: location.href };
  const { pathname, search } = location;
  return (event) => {
    if (!guard.isHeld()) {
      return;
    }
    const wanted = readPlace(window);
    const isBackHere = here.place !== null && wanted === here.place;
    if (!isBackHere && location.pathname === pathname && location.search === search) {
      // Another place on the same page, at which everything typed stays.
      return;
    }
    // Before the router hears of it, which would show the other page.
    event.stopImmediatePropagation();
    if (isBackHere) {
      return;
    }
    if (here.place !== null && wanted !== null) {
      const steps = wanted - here.place;
      history.go(-steps);
      guard.leave(() => history.go(steps));
    } else {
      // Nobody knows how many steps it was. The page is put on top of where the way led, and left by one step back.
      history.pushState(here.state, '', here.href);
      guard.leave(() => history.go(-1));
    }
  };
}
