import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';
import { useAuthClient } from '../auth/index.ts';

/** Changes the own name, in the profile and then where signing in takes it from. */
export function useChangeName() {
  const queries = useApiQueries();
  const authClient = useAuthClient();
  const queryClient = useQueryClient();
  return useMutation(
    queries.profile.update.mutationOptions({
      onSuccess: async (profile) => {
        queryClient.setQueryData(queries.profile.show.queryKey(), profile);
        const { error } = await authClient.updateUser({ data: { full_name: profile.fullName } });
        if (error !== null) {
          console.warn('The name of the sign-in was not changed', error.code);
        }
      },
    }),
  );
}

export function useSystemStatus() {
  const queries = useApiQueries();
  return useQuery(queries.system.status.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
}

/** Where the person is signed in. */
export function useSessions() {
  const queries = useApiQueries();
  return useQuery(queries.sessions.list.queryOptions());
}

export function useEndSession() {
  const queries = useApiQueries();
  const queryClient = useQueryClient();
  return useMutation(
    queries.sessions.end.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: queries.sessions.key() }),
    }),
  );
}

/** For super administrators: whose second factor is lost. */
export function useFindPerson() {
  const queries = useApiQueries();
  return useMutation(queries.secondFactors.find.mutationOptions());
}

export function useRemoveLostFactor() {
  const queries = useApiQueries();
  return useMutation(queries.secondFactors.remove.mutationOptions());
}
