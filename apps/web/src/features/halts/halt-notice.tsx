import { lazy, Suspense } from 'react';
import { useOrganization } from '../access/index.ts';
import { useHalts } from './api.ts';

// Calls are stopped rarely. Where it cannot be fetched, the page goes on without it.
const HaltBanner = lazy(async () => {
  try {
    return await (await import('./late-parts.ts')).loadHaltBanner();
  } catch {
    return { default: () => null };
  }
});

function HaltsInForce() {
  const { data } = useHalts();
  const { current } = useOrganization();
  const isShown =
    current?.isSuspended === true ||
    (data !== undefined && data.halts.length + data.wrongClocks.length > 0);
  return isShown ? (
    <Suspense>
      <HaltBanner />
    </Suspense>
  ) : null;
}

/** Across every page: that calls are stopped or held back, or that the organization is suspended. */
export function HaltNotice() {
  const { current } = useOrganization();
  return current === null ? null : <HaltsInForce />;
}
