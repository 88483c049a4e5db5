import { lazy, type ReactNode, Suspense } from 'react';
import { useWorkplace } from './organization-context.ts';

// For super administrators alone.
const ChooseOrganizationFirst = lazy(async () =>
  (await import('./late-parts.ts')).loadChooseOrganizationFirst(),
);

/** For what writes: in admin mode the organization is chosen first. */
export function OrganizationFirst({ children }: { children: ReactNode }) {
  const { organization } = useWorkplace();
  return organization === null ? (
    <Suspense>
      <ChooseOrganizationFirst />
    </Suspense>
  ) : (
    children
  );
}
