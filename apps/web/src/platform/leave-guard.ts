/** Goes where the person wants to; a promise where that may yet fail. */
type Proceed = () => unknown;

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
  /** The way that the person chose has ended, at another page or at this one: from here on it is asked again. */
  arrive: () => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Stands between a page with unsaved text and whatever leads away from it. */
export function createLeaveGuard(): LeaveGuard {
  const listeners = new Set<() => void>();
  const holders = new Set<symbol>();
  let waiting: Proceed | null = null;
  /** The person is on their way, so nothing more is asked. What was typed is still there, should they not get away. */
  let isLeaving = false;
  const notify = () => {
    for (const listener of listeners) {
      listener();
    }
  };
  const arrive = () => {
    if (isLeaving) {
      isLeaving = false;
      notify();
    }
  };
  return {
    hold: () => {
      const holder = Symbol('holder');
      holders.add(holder);
      notify();
      return () => {
        holders.delete(holder);
        if (holders.size === 0) {
          isLeaving = false;
        }
        notify();
      };
    },
    isHeld: () => holders.size > 0 && !isLeaving,
    leave: (proceed) => {
      if (holders.size === 0 || isLeaving) {
        proceed();
      } else {
        waiting = proceed;
        notify();
      }
    },
    read: () => waiting,
    answer: (mayGo) => {
      const proceed = waiting;
      waiting = null;
      if (mayGo && proceed !== null) {
        isLeaving = holders.size > 0;
        const going = proceed();
        if (going instanceof Promise) {
          going.then(arrive, arrive);
        }
      }
      notify();
    },
    arrive,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const leaveGuard = createLeaveGuard();
