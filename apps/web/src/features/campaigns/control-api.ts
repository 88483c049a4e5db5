import type { Campaign } from '@ringfence/contract/campaigns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';

type OfCampaign = Pick<Campaign, 'organization'>;

function useRefreshCampaigns() {
  const queryClient = useQueryClient();
  return { onSuccess: () => refreshTopics(queryClient, ['campaigns']) };
}

export function useChangePace({ organization }: OfCampaign) {
  const { queries } = useOrganizationApi(organization.id);
  return useMutation(queries.campaigns.changePace.mutationOptions(useRefreshCampaigns()));
}

export function useChangeHours({ organization }: OfCampaign) {
  const { queries } = useOrganizationApi(organization.id);
  return useMutation(queries.campaigns.changeHours.mutationOptions(useRefreshCampaigns()));
}

export function useAddPeople({ organization }: OfCampaign) {
  const { queries } = useOrganizationApi(organization.id);
  return useMutation(queries.campaigns.addPeople.mutationOptions(useRefreshCampaigns()));
}

export function useRemovePeople({ organization }: OfCampaign) {
  const { queries } = useOrganizationApi(organization.id);
  return useMutation(queries.campaigns.removePeople.mutationOptions(useRefreshCampaigns()));
}

export function useUndoPeople({ organization }: OfCampaign) {
  const { queries } = useOrganizationApi(organization.id);
  return useMutation(queries.campaigns.undoPeople.mutationOptions(useRefreshCampaigns()));
}
