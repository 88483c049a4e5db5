import { allOrganizations } from '@ringfence/contract/headers';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isNarrowedPage, readChoice, writeChoice } from './organization-address.ts';

/**
 * What a super administrator looks at in admin mode: the organization that the address names, or
 * all. A link inside the app that names none keeps the choice; going back, or coming from outside,
 * brings the one of that address.
 */
export function useOrganizationChoice(isAdminMode: boolean): string {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [kept, setKept] = useState<string>(allOrganizations);

  const named = isAdminMode ? readChoice(search) : null;
  const isKept = isAdminMode && navigationType !== 'POP';
  const choice = named ?? (isKept ? kept : allOrganizations);
  if (choice !== kept) {
    setKept(choice);
  }

  // The address says what the page shows, so that it can be reloaded and shared.
  const isUnsaid = named === null && choice !== allOrganizations && isNarrowedPage(pathname);
  useEffect(() => {
    if (isUnsaid) {
      void navigate({ search: writeChoice(search, choice), hash }, { replace: true, state });
    }
  }, [isUnsaid, navigate, search, choice, hash, state]);
  return choice;
}
