import { lazy, Suspense, useEffect, useState } from 'react';
import { choosePlace } from './choose-organization.ts';
import { useOrganization } from './organization-context.ts';
import { isPartOfChoice, recallChoice, type StoredChoice } from './organization-memory.ts';

// Few people work in two tabs. Where it cannot be fetched, the page goes on without it.
const ElsewhereNotice = lazy(async () => {
  try {
    return await (await import('./late-parts.ts')).loadElsewhereNotice();
  } catch {
    return { default: () => null };
  }
});

/** Tells that another tab switched to another organization or mode; this one keeps its own. */
export function OrganizationElsewhere() {
  const { memberships, isSuperAdmin, mode, current } = useOrganization();
  const [stored, setStored] = useState<StoredChoice | null>(null);

  useEffect(() => {
    // The browser tells a tab only of what others stored.
    const hear = ({ key }: StorageEvent) => {
      if (isPartOfChoice(key)) {
        setStored(recallChoice());
      }
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  // What was chosen here afterwards is the newest again.
  const own = mode === 'admin' ? null : current?.organization?.id;
  const [shown, setShown] = useState({ mode, own });
  if (shown.mode !== mode || shown.own !== own) {
    setShown({ mode, own });
    setStored(null);
  }
  if (stored === null) {
    return null;
  }
  const other = choosePlace(memberships, isSuperAdmin, stored);
  const isSame =
    other.mode === mode && (mode === 'admin' || other.membership?.organizationId === own);
  return isSame ? null : (
    <Suspense>
      <ElsewhereNotice other={other.membership?.organization.name ?? null} />
    </Suspense>
  );
}
