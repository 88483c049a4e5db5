import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { openDownload } from '../../platform/open-download.ts';

/** What evidence is wanted of. */
export type EvidenceSubject = { callId: string } | { contactId: string };

/** The browser fetches the file itself, as soon as its address is known. */
export function useEvidence(organizationId: string) {
  const { client } = useOrganizationApi(organizationId);
  return useMutation({
    mutationFn: (subject: EvidenceSubject) =>
      'callId' in subject ? client.evidence.ofCall(subject) : client.evidence.ofPerson(subject),
    onSuccess: ({ address }) => openDownload(address),
  });
}

export function useExamination(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(
    queries.evidence.ofPeriod.mutationOptions({
      onSuccess: ({ address }) => openDownload(address),
    }),
  );
}

const pageSize = 10;

export function useHeads(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useInfiniteQuery(
    queries.evidence.listHeads.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

export function useAddTimeStamp(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return useMutation(
    queries.evidence.addTimeStamp.mutationOptions({
      onSuccess: () =>
        queryClient.invalidateQueries({ queryKey: queries.evidence.listHeads.key() }),
    }),
  );
}
