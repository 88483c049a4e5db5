import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics, type Topic } from '../../platform/api/refresh-topics.ts';
import { useDetailApi } from '../access/index.ts';
import { listKinds, type TimelineFilter } from './timeline-filters.ts';

const pageSize = 20;

/** Whatever happens with the person shows in it. */
const changesWith = ['contacts', 'records', 'calls', 'imports', 'lists'] satisfies Topic[];

/** Everything that happened with the person, newest first, one page after another. */
export function useTimeline(contactId: string, filter: TimelineFilter) {
  const { queries } = useDetailApi();
  const kinds = listKinds(filter);
  return useInfiniteQuery(
    queries.contacts.timeline.infiniteOptions({
      input: (cursor: string | null) => ({
        contactId,
        limit: pageSize,
        ...(kinds === undefined ? {} : { kinds }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}

/** The calls that running campaigns plan to the person, soonest first. */
export function useNextCalls(contactId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.contacts.nextCalls.queryOptions({
      input: { contactId },
      meta: { changesWith: ['contacts', 'records', 'calls', 'campaigns'] satisfies Topic[] },
    }),
  );
}

export function useAddNote({ client }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: { contactId: string; content: string; idempotencyKey: string }) => {
      const { idempotencyKey, ...input } = note;
      return client.contacts.addNote(input, { context: { idempotencyKey } });
    },
    onSuccess: () => refreshTopics(queryClient, ['contacts']),
  });
}
