import type { Halt } from '@ringfence/contract/halts';
import { allOrganizations } from '@ringfence/contract/headers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useWorkplace } from '../access/index.ts';

/** A worker that ended while its clock was wrong reports nothing: while a wrong clock is shown, it is asked for again. */
const clockMilliseconds = 15_000;

/** What stops calls here: orders in force, in admin mode without a choice all there are, and wrong clocks. */
export function useHalts() {
  const { queries } = useWorkplace();
  return useQuery({
    ...queries.halts.list.queryOptions(),
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.wrongClocks.length > 0 ? clockMilliseconds : false,
  });
}

/** Stops the calls of where the person works: one organization, or all of them. */
export function useStartHalt() {
  const { queries } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation(
    queries.halts.start.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['halts', 'calls', 'campaigns']),
    }),
  );
}

export function useLiftHalt({ organization }: Pick<Halt, 'organization'>) {
  const { queries } = useOrganizationApi(organization?.id ?? allOrganizations);
  const queryClient = useQueryClient();
  return useMutation(
    queries.halts.lift.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['halts', 'calls', 'campaigns']),
    }),
  );
}

/** Why the organization is suspended, for those who look at it. */
export function useSuspension() {
  const { queries } = useWorkplace();
  return useQuery(queries.settings.show.queryOptions());
}
