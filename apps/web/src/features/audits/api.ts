import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useWorkplace } from '../access/index.ts';

/** One may be under way and others cut off; the one before them has the last result. */
const newestSize = 5;

export function useNewestAudits() {
  const { queries } = useWorkplace();
  return useQuery(queries.audits.list.queryOptions({ input: { limit: newestSize } }));
}

/** Has all calls of the organization gone over again. */
export function useStartAudit() {
  const { queries } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation(
    queries.audits.start.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['audits']),
    }),
  );
}
