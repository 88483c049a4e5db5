import { useCallback, useEffect, useState } from 'react';

/** Counts the seconds down by the clock, so that a sleeping computer does not stretch them. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = useCallback(() => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, restart };
}
