import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';

export function useLines({ queries }: OrganizationApi) {
  return useQuery(queries.staffedLines.list.queryOptions());
}

function useRefreshLines() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['staffedLines']);
}

export type LineFields = Omit<StaffedLine, 'id' | 'e164' | 'verifiedHow' | 'verifiedAt'>;

/** Adds a line, or changes the one that is named. */
export function useSaveLine({ client }: OrganizationApi, lineId: string | null) {
  return useMutation({
    mutationFn: ({
      input,
      idempotencyKey,
    }: {
      input: LineFields & { e164: string };
      idempotencyKey: string;
    }) => {
      const { e164, ...fields } = input;
      return lineId === null
        ? client.staffedLines.add({ ...fields, e164 }, { context: { idempotencyKey } })
        : client.staffedLines.change({ ...fields, lineId });
    },
    onSuccess: useRefreshLines(),
  });
}

export function useRemoveLine({ queries }: OrganizationApi) {
  return useMutation(queries.staffedLines.remove.mutationOptions({ onSuccess: useRefreshLines() }));
}

export function useVerifyLine({ queries }: OrganizationApi) {
  return useMutation(queries.staffedLines.verify.mutationOptions({ onSuccess: useRefreshLines() }));
}
