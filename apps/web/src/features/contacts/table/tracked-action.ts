import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Something that was begun here, whose progress is shown until somebody dismisses it. */
export interface TrackedAction {
  actionId: string;
  organizationId: string;
  /** Whether a campaign is to be started with the list once everybody is in it. */
  leadsToCampaign: boolean;
}

const queryKey = ['tracked contact action'];

/**
 * Kept with the answers of the API, which each person has for themselves: it is there on the next page
 * too, and gone when they sign out.
 */
export function useTrackedAction() {
  const queryClient = useQueryClient();
  const { data } = useQuery<TrackedAction | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    tracked: data,
    track: (action: TrackedAction | null) => queryClient.setQueryData(queryKey, action),
  };
}
