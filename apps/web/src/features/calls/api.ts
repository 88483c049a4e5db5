import type { CallFilter } from '@ringfence/contract/calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrganizationApi, useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi } from '../access/index.ts';
import { toFilterInput } from './table/call-view.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What is no id at all names no call, and is answered so. */
const noCall = '00000000-0000-0000-0000-000000000000';

export function useCall(callId: string) {
  const { queries } = useDetailApi();
  const input = { callId: uuid.test(callId) ? callId : noCall };
  return useQuery(queries.calls.show.queryOptions({ input }));
}

/** The recordings of a call, or why there is none; one that is fetched appears by itself. */
export function useRecordings(organizationId: string, callId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useQuery(
    queries.recordings.list.queryOptions({ input: { callId }, meta: { changesWith: ['calls'] } }),
  );
}

/** The sound of a recording, fetched when somebody wants to hear it: each time is on record. */
export function useRecordedSound(organizationId: string, callId: string) {
  const { client } = useOrganizationApi(organizationId);
  return useMutation({
    mutationFn: async (recordingId: string): Promise<Blob> => {
      const { body } = await client.recordings.listen({ callId, recordingId });
      if (!(body instanceof Blob)) throw new TypeError('a recording came as something else');
      return body;
    },
  });
}

/** Deletes the sound; what is known of the recording stays. */
export function useDeleteRecording(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return useMutation(
    queries.recordings.delete.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['calls']),
    }),
  );
}

/** How many match; the figure of the last filter stands until the next is there. */
export function useCallCount({ queries }: Pick<OrganizationApi, 'queries'>, filter: CallFilter) {
  return useQuery(
    queries.calls.count.queryOptions({
      input: toFilterInput(filter),
      placeholderData: keepPreviousData,
    }),
  );
}

const usuallyTheSame = 5 * 60_000;

/** What calls can be narrowed to. */
export function useCallChoices({ queries }: Pick<OrganizationApi, 'queries'>) {
  return useQuery(queries.calls.choices.queryOptions({ staleTime: usuallyTheSame }));
}

export function useCorrectCall(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return useMutation(
    queries.calls.correct.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: ['call-history'] });
        await refreshTopics(queryClient, ['calls', 'contacts', 'campaigns']);
      },
    }),
  );
}

export function useCallDownload(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.calls.download.mutationOptions());
}

export function useCallViews(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  const onSuccess = () =>
    queryClient.invalidateQueries({ queryKey: queries.calls.listViews.key() });
  return {
    saved: useQuery(queries.calls.listViews.queryOptions()),
    save: useMutation(queries.calls.saveView.mutationOptions({ onSuccess })),
    remove: useMutation(queries.calls.deleteView.mutationOptions({ onSuccess })),
  };
}
