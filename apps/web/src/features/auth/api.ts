import { useEffect, useState } from 'react';
import { useApiClient } from '../../platform/api/api-context.ts';

/**
 * Whether this installation holds the sample data; false while that is not known. Asked without
 * the query cache, which only a signed-in person has.
 */
export function useIsDemo(): boolean {
  const client = useApiClient();
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    client.system
      .status(undefined, { signal: controller.signal })
      .then(({ demo }) => setDemo(demo))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) {
          console.warn('It is not known whether this is a demo', error);
        }
      });
    return () => controller.abort();
  }, [client]);
  return isDemo;
}
