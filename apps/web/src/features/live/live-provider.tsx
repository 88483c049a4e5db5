import { allOrganizations } from '@ringfence/contract/headers';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApiSource } from '../../platform/api/api-context.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useOrganization } from '../access/index.ts';
import { useSignedInUser } from '../auth/index.ts';
import { connectLive } from './connect-live.ts';
import type { StreamState } from './follow-stream.ts';
import { LiveContext } from './live-context.ts';

/** The first change shows at once. While a campaign calls there are several a second, and each fetches a whole page. */
const gapMilliseconds = 1000;
/** Somewhere among all organizations something changes all the time. */
const wideGapMilliseconds = 2000;

/**
 * Listens for as long as a person is signed in and works in an organization; in admin mode to all of
 * them, because one thing may be looked at while another organization is chosen.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { createOrganizationClient } = useApiSource();
  const { id: userId } = useSignedInUser();
  const { mode, current } = useOrganization();
  const [state, setState] = useState<StreamState>('connecting');
  const scope = mode === 'admin' ? allOrganizations : current?.organization?.id;

  useEffect(() => {
    if (scope === undefined) {
      return;
    }
    return connectLive({
      client: createOrganizationClient(scope),
      queryClient,
      name: `${userId} ${scope}`,
      gapMilliseconds: scope === allOrganizations ? wideGapMilliseconds : gapMilliseconds,
      onState: (next) => {
        setState(next);
        if (next === 'stopped') {
          // Refused: perhaps the person was removed from the organization.
          void refreshTopics(queryClient, ['access']);
        }
      },
    });
  }, [createOrganizationClient, scope, queryClient, userId]);

  return <LiveContext value={state}>{children}</LiveContext>;
}
