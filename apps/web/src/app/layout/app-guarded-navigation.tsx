import { type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { parsePath, type To, UNSAFE_NavigationContext, useLocation } from 'react-router';
import { historyGate } from '../../platform/history-gate.ts';
import { leaveGuard } from '../../platform/leave-guard.ts';

/** Whether it only changes what stands on the page, such as a place on it. */
function staysOnPage(to: To): boolean {
  const { pathname, search } = typeof to === 'string' ? parsePath(to) : to;
  const { location } = window;
  return (
    (pathname ?? location.pathname) === location.pathname && (search ?? '') === location.search
  );
}

/** Where the page stands in the browser's history, as the router numbers it. */
function readPlace(): number | null {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : null;
}

/** Has the way back and forth ask as well: the browser goes first, so it is taken back. */
function useGuardedHistory(): void {
  const isHeld = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isHeld, leaveGuard.isHeld);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a place of its own.
  useEffect(() => {
    const place = readPlace();
    if (!isHeld || place === null) {
      return;
    }
    historyGate.hear = (event) => {
      const wanted = readPlace();
      if (!leaveGuard.isHeld() || wanted === null) {
        return;
      }
      // Before the router hears of it, which would show the other page.
      event.stopImmediatePropagation();
      if (wanted !== place) {
        window.history.go(place - wanted);
        leaveGuard.leave(() => window.history.go(wanted - place));
      }
    };
    return () => {
      historyGate.hear = null;
    };
  }, [isHeld, key]);
}

/** Every way to another page asks first while something typed is not saved. */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  useGuardedHistory();
  const context = useContext(UNSAFE_NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const guard =
      (go: typeof navigator.push): typeof navigator.push =>
      (to, ...rest) =>
        staysOnPage(to) ? go(to, ...rest) : leaveGuard.leave(() => go(to, ...rest));
    return {
      ...context,
      navigator: {
        createHref: navigator.createHref,
        ...(navigator.encodeLocation === undefined
          ? {}
          : { encodeLocation: navigator.encodeLocation }),
        go: navigator.go,
        push: guard(navigator.push),
        replace: guard(navigator.replace),
      },
    };
  }, [context]);
  return <UNSAFE_NavigationContext value={guarded}>{children}</UNSAFE_NavigationContext>;
}
