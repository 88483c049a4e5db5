import type { ScheduledCall } from '@ringfence/contract/activity';
import type { TakenBack } from '@ringfence/contract/scheduled';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';

/** Which call: somebody in a campaign. */
export type NamedCall = Pick<ScheduledCall, 'organization' | 'campaign' | 'contact'>;

const keyOf = ({ campaign, contact }: NamedCall) => ({
  campaignId: campaign.id,
  contactId: contact.id,
});

/** What the rules say of a call at a moment; at the present one where none is given. */
export function useCheck(call: ScheduledCall, at: string | undefined, isWanted: boolean) {
  const { queries } = useOrganizationApi(call.organization.id);
  return useQuery(
    queries.scheduled.check.queryOptions({
      input: { ...keyOf(call), ...(at === undefined ? {} : { at }) },
      enabled: isWanted,
      // The law may forbid in a minute what it allows now.
      gcTime: 0,
      retry: false,
      placeholderData: keepPreviousData,
    }),
  );
}

export type Change =
  | { kind: 'move'; to: string }
  | { kind: 'callNow' }
  | { kind: 'cancel'; reason: string }
  | { kind: 'restore'; takesBack: TakenBack };

/** Moves a call, lets it go out now, cancels it, or takes one of these back. */
export function useChangeScheduled(call: NamedCall) {
  const { client } = useOrganizationApi(call.organization.id);
  const queryClient = useQueryClient();
  const key = keyOf(call);
  return useMutation({
    mutationFn: (change: Change) => {
      switch (change.kind) {
        case 'move':
          return client.scheduled.move({ ...key, to: change.to });
        case 'callNow':
          return client.scheduled.callNow(key);
        case 'cancel':
          return client.scheduled.cancel({ ...key, reason: change.reason });
        case 'restore':
          return client.scheduled.restore({ ...key, takesBack: change.takesBack });
      }
    },
    // What is shown may be old: that is often why something was refused.
    onSettled: () => refreshTopics(queryClient, ['campaigns', 'scheduled']),
  });
}
