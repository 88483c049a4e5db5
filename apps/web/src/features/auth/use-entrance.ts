import { useEffect, useState } from 'react';
import { useAuthSource } from './auth-source.ts';
import { type Entrance, loadEntrance } from './entrance.ts';

/** What this installation offers to visitors; null while that is not known. */
export function useEntrance(): Entrance | null {
  const { address } = useAuthSource();
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void loadEntrance(address, window.location.origin, controller.signal).then((found) => {
      if (!controller.signal.aborted) {
        setEntrance(found);
      }
    });
    return () => controller.abort();
  }, [address]);
  return entrance;
}
