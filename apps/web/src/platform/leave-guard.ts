type Proceed = () => void;

export interface LeaveGuard {
  /** From now on leaving is asked about, until what it answers is called. */
  hold: () => () => void;
  isHeld: () => boolean;
  /** Goes on at once, or when the person has said that they want to. */
  leave: (proceed: Proceed) => void;
  /** What waits for the person's word; null where nothing does. */
  read: () => Proceed | null;
  /** The person's word: to go after all, or to stay. */
  answer: (mayGo: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Stands between a page with unsaved text and whatever leads away from it. */
export function createLeaveGuard(): LeaveGuard {
  const listeners = new Set<() => void>();
  const holders = new Set<symbol>();
  let waiting: Proceed | null = null;
  const tell = () => {
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    hold: () => {
      const holder = Symbol('holder');
      holders.add(holder);
      tell();
      return () => {
        holders.delete(holder);
        tell();
      };
    },
    isHeld: () => holders.size > 0,
    leave: (proceed) => {
      if (holders.size === 0) {
        proceed();
      } else {
        waiting = proceed;
        tell();
      }
    },
    read: () => waiting,
    answer: (mayGo) => {
      const proceed = waiting;
      waiting = null;
      if (mayGo) {
        // What was typed is discarded, so nothing more is asked on the way.
        holders.clear();
        proceed?.();
      }
      tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const leaveGuard = createLeaveGuard();
