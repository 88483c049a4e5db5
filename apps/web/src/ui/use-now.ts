import { useEffect, useState } from 'react';

const step = 20_000;

/** The time of day, for words such as `in 5 minutes` that grow old while they are read. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
