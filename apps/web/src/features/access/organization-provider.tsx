import type { Membership } from '@ringfence/contract/access';
import { allOrganizations } from '@ringfence/contract/headers';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiSource } from '../../platform/api/api-context.ts';
import { createOrganizationApi, useApiQueries } from '../../platform/api/api-queries.ts';
import { readStatus } from '../../platform/api/problem.ts';
import { leaveGuard } from '../../platform/leave-guard.ts';
import { DisplayZoneContext, readDisplayZone } from '../../ui/display-zone.ts';
import { choosePlace } from './choose-organization.ts';
import { findSharedPage } from './organization-address.ts';
import { useOrganizationChoice } from './organization-choice.ts';
import { OrganizationContext, type Organizations, type Workplace } from './organization-context.ts';
import { OrganizationElsewhere } from './organization-elsewhere.tsx';
import {
  forgetLeftOrganization,
  recallChoice,
  rememberAdminMode,
  rememberOrganization,
  rememberOrganizationMode,
  type StoredChoice,
} from './organization-memory.ts';

interface OrganizationProviderProps {
  memberships: readonly Membership[];
  isSuperAdmin: boolean;
  children: ReactNode;
}

/** A person who was removed from the stored organization does not find it there again. */
function useForgottenOrganization(memberships: readonly Membership[]) {
  useEffect(() => forgetLeftOrganization(memberships), [memberships]);
}

/** An organization that the person need not belong to. */
function useChosenOrganization(organizationId: string | null) {
  const queries = useApiQueries();
  const { data, error } = useQuery(
    queries.administration.showOrganization.queryOptions({
      input: organizationId === null ? skipToken : { organizationId },
    }),
  );
  return { chosen: data, isMissing: readStatus(error) === 404 };
}

export function OrganizationProvider(props: OrganizationProviderProps) {
  const { memberships, isSuperAdmin, children } = props;
  const source = useApiSource();
  const navigate = useNavigate();
  // Read once: another tab may switch, and this one keeps its own until it is reloaded.
  const [wanted, setWanted] = useState(recallChoice);

  useForgottenOrganization(memberships);
  const { mode, membership } = choosePlace(memberships, isSuperAdmin, wanted);
  const isAdminMode = mode === 'admin';
  const choice = useOrganizationChoice(isAdminMode);
  const chosenId = isAdminMode && choice !== allOrganizations ? choice : null;
  const { chosen, isMissing } = useChosenOrganization(chosenId);
  const scope = isAdminMode ? choice : membership?.organizationId;

  const current = useMemo((): Workplace | null => {
    if (scope === undefined) {
      return null;
    }
    const api = createOrganizationApi(source, scope);
    if (membership === null) {
      return {
        organization: chosenId === null ? null : { id: chosenId, name: chosen?.name ?? null },
        standing: 'super_administrator',
        isSuspended: typeof chosen?.suspendedAt === 'string',
        isMissing,
        ...api,
      };
    }
    const { organization, role } = membership;
    return {
      organization: { id: organization.id, name: organization.name },
      standing: isSuperAdmin ? 'super_administrator' : role,
      isSuspended: organization.suspendedAt !== null,
      isMissing: false,
      ...api,
    };
  }, [source, scope, membership, chosenId, chosen, isMissing, isSuperAdmin]);

  const organizations = useMemo((): Organizations => {
    // What was typed for one organization is nothing for another.
    const move = (choice: StoredChoice, remember: () => void) =>
      leaveGuard.leave(() => {
        remember();
        setWanted(choice);
        const { pathname, search } = window.location;
        void navigate(findSharedPage(pathname, search), { replace: true });
      });
    const switchToOrganizationMode = (organizationId = memberships[0]?.organizationId) => {
      if (organizationId !== undefined) {
        move({ mode: 'organization', organizationId }, () =>
          rememberOrganizationMode(organizationId),
        );
      }
    };
    return {
      memberships,
      isSuperAdmin,
      mode,
      current,
      switchOrganization: (organizationId) => {
        if (mode === 'admin') {
          switchToOrganizationMode(organizationId);
        } else if (organizationId !== current?.organization?.id) {
          move({ mode, organizationId }, () => rememberOrganization(organizationId));
        }
      },
      switchToAdminMode: () => {
        if (isSuperAdmin && mode !== 'admin') {
          move({ mode: 'admin', organizationId: null }, rememberAdminMode);
        }
      },
      switchToOrganizationMode,
    };
  }, [memberships, isSuperAdmin, mode, current, navigate]);

  return (
    <OrganizationContext value={organizations}>
      <DisplayZoneContext value={readDisplayZone(membership?.organization.zone)}>
        {children}
      </DisplayZoneContext>
      <OrganizationElsewhere />
    </OrganizationContext>
  );
}
