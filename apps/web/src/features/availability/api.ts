import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useWorkplace } from '../access/index.ts';

/** Until when the person is available for calls where they work. */
export function useAvailability() {
  const { queries } = useWorkplace();
  return useQuery(queries.availability.show.queryOptions({ staleTime: 0 }));
}

export function useChangeAvailability() {
  const { queries } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation(
    queries.availability.change.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['availability']),
    }),
  );
}
