import type { CampaignTemplate } from '@ringfence/contract/campaigns';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

const none: readonly CampaignTemplate[] = [];

/** The templates for campaigns that the person can use. */
export function useTemplates() {
  const { queries } = useWorkplace();
  const queryClient = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(
    queries.campaigns.listTemplates.queryOptions(),
  );
  const onSuccess = () =>
    queryClient.invalidateQueries({ queryKey: queries.campaigns.listTemplates.key() });
  return {
    templates: data?.templates ?? none,
    isFailed: isLoadingError,
    retry: () => void refetch(),
    save: useMutation(queries.campaigns.saveTemplate.mutationOptions({ onSuccess })),
    remove: useMutation(queries.campaigns.deleteTemplate.mutationOptions({ onSuccess })),
  };
}
