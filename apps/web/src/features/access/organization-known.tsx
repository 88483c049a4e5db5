import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isNarrowedPage } from './organization-address.ts';
import { useOrganization } from './organization-context.ts';

// For super administrators with an old or mistyped address.
const MissingOrganization = lazy(async () =>
  (await import('./late-parts.ts')).loadMissingOrganization(),
);

/** A page, unless its address narrows it to an organization that there is not. */
export function KnownOrganization({ children }: { children: ReactNode }) {
  const { current } = useOrganization();
  const { pathname } = useLocation();
  return current?.isMissing && isNarrowedPage(pathname) ? <MissingOrganization /> : children;
}
