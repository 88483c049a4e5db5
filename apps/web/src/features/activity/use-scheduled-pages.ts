import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Topic } from '../../platform/api/refresh-topics.ts';
import { useReaderZone } from '../../ui/use-reader-zone.ts';
import { useMayDo, useWorkplace } from '../access/index.ts';
import type { Schedule } from './schedule-address.ts';

const pageSize = 50;
const mostUploads = 50;

/** A call that was made, or a campaign that was paused, changes what is due next. */
const changesWith: readonly Topic[] = ['calls', 'campaigns'];

/** To count a week costs more than to list a page, and the numbers change by little from call to call. */
const hoursRest = 10_000;

function useNarrowing({ campaign, list, zone }: Schedule) {
  return {
    zone: useReaderZone(),
    hoursOf: zone,
    ...(campaign === '' ? {} : { campaignId: campaign }),
    ...(list === '' ? {} : { listId: list }),
  };
}

/** The calls that running campaigns are going to make, soonest first, one page after another. */
export function useScheduledPages(schedule: Schedule) {
  const { queries } = useWorkplace();
  const narrowing = useNarrowing(schedule);
  const { on, hour } = schedule;
  return useInfiniteQuery(
    queries.activity.scheduled.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...narrowing,
        ...(on === '' ? {} : { day: on }),
        ...(hour === '' ? {} : { hour: Number(hour) }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}

/** The calls that were cancelled and can be restored, newest first, one page after another. */
export function useCancelledPages({ campaign, list }: Schedule) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.scheduled.cancelled.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(campaign === '' ? {} : { campaignId: campaign }),
        ...(list === '' ? {} : { listId: list }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}

/** How many calls are due in each hour of a day or a week. */
export function useScheduledHours(schedule: Schedule, shown: { from: string; days: 1 | 7 }) {
  const { queries } = useWorkplace();
  const narrowing = useNarrowing(schedule);
  return useQuery(
    queries.scheduled.hours.queryOptions({
      input: { ...shown, ...narrowing },
      placeholderData: keepPreviousData,
      meta: { changesWith, restMilliseconds: hoursRest },
    }),
  );
}

/** The campaigns that have calls to make. */
export function useScheduledCampaigns() {
  const { queries } = useWorkplace();
  return useQuery(queries.scheduled.campaigns.queryOptions({ meta: { changesWith } }));
}

/** Uploads under way, for those who may see them; none until they are known. */
export function useUploadsUnderWay() {
  const { queries } = useWorkplace();
  const maySee = useMayDo('contacts.import');
  const { data } = useQuery(
    queries.imports.list.queryOptions({
      input: { open: true, limit: mostUploads },
      enabled: maySee,
    }),
  );
  return data?.imports ?? [];
}
