import { type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { parsePath, type To, UNSAFE_NavigationContext, useLocation } from 'react-router';
import { guardHistory, historyGate } from '../../platform/history-gate.ts';
import { leaveGuard } from '../../platform/leave-guard.ts';

/** Whether it only changes what stands on the page, such as a place on it. */
function staysOnPage(to: To): boolean {
  const { pathname, search } = typeof to === 'string' ? parsePath(to) : to;
  const { location } = window;
  return (
    (pathname ?? location.pathname) === location.pathname && (search ?? '') === location.search
  );
}

/** Has the way back and forth ask as well. */
function useGuardedHistory(): void {
  const isHeld = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isHeld, leaveGuard.isHeld);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a place of its own.
  useEffect(() => {
    if (!isHeld) {
      return;
    }
    historyGate.hear = guardHistory(leaveGuard, window);
    return () => {
      historyGate.hear = null;
    };
  }, [isHeld, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit somebody has arrived.
  useEffect(() => leaveGuard.arrive(), [key]);
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
