import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useOrganization } from '../access/index.ts';
import { useSignedInUser } from '../auth/index.ts';
import { connectLive } from './connect-live.ts';
import type { StreamState } from './follow-stream.ts';
import { LiveContext } from './live-context.ts';

/** Listens for as long as a person is signed in and works in an organization. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { id: userId } = useSignedInUser();
  const { current } = useOrganization();
  const [state, setState] = useState<StreamState>('connecting');
  const client = current?.client;
  const queries = current?.queries;
  const organizationId = current?.membership.organizationId;

  useEffect(() => {
    if (client === undefined || queries === undefined || organizationId === undefined) {
      return;
    }
    return connectLive({
      client,
      queries,
      queryClient,
      name: `${userId} ${organizationId}`,
      onState: setState,
    });
  }, [client, queries, organizationId, queryClient, userId]);

  return <LiveContext value={state}>{children}</LiveContext>;
}
