import { type QueryKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiQueries } from '../../../platform/api/api-queries.ts';
import {
  countKnownRows,
  findSpan,
  learnPage,
  listNeededPages,
  type RowPages,
  type Span,
} from '../../../ui/virtual-table/row-pages.ts';
import { type ContactView, toFilterInput } from './contact-view.ts';
import type { Selectable } from './selection.ts';

export const pageSize = 100;
/** How many pages stay in memory on either side of those in sight. */
const keptAround = 6;

type Asked = Pick<ContactView, 'filter' | 'sort' | 'direction'>;

function createPageInput({ filter, sort, direction }: Asked, cursor: string | null) {
  return {
    ...toFilterInput(filter),
    sort,
    direction,
    limit: pageSize,
    ...(cursor === null ? {} : { cursor }),
  };
}

/**
 * What was searched for instead, where nobody has the words that were typed: a person who does something to
 * all that match means those whom they see. It comes with the first page.
 */
export function useCorrectedSearch(queries: ApiQueries, asked: Asked): string | null {
  const { data } = useQuery(
    queries.contacts.list.queryOptions({
      input: createPageInput(asked, null),
      select: ({ correctedSearch }) => correctedSearch,
      enabled: asked.filter.search !== undefined,
    }),
  );
  return data ?? null;
}

/** The contacts that match, sorted, of which only those around the window are fetched and kept. */
export function useContactRows(queries: ApiQueries, asked: Asked, known: RowPages) {
  const queryClient = useQueryClient();
  const [held, setHeld] = useState(known);
  const [inSight, setInSight] = useState({ first: 0, last: 0 });
  /** Who stands where, of every page that was ever read: for a range that is ticked. */
  const seen = useRef(new Map<number, readonly Selectable[]>());
  /** What is in memory of each page: its rows, and the query that holds them. */
  const kept = useRef(new Map<number, { rows: unknown; queryKey: QueryKey }>());
  const needed = listNeededPages(held, inSight);

  const optionsOf = (page: number) =>
    queries.contacts.list.queryOptions({
      input: createPageInput(asked, held.cursors[page] ?? null),
    });
  const answers = useQueries({ queries: needed.map(optionsOf) });
  const rowsOfPage = new Map(
    needed.map((page, position) => [page, answers[position]?.data?.contacts]),
  );
  const pages = needed.reduce((learned, page, position) => {
    const answer = answers[position]?.data;
    return answer === undefined
      ? learned
      : learnPage(learned, page, { rows: answer.contacts.length, nextCursor: answer.nextCursor });
  }, held);

  function keep(page: number, rows: readonly Selectable[], queryKey: QueryKey) {
    kept.current.set(page, { rows, queryKey });
    seen.current.set(
      page,
      rows.map(({ id, organization }) => ({ id, organization })),
    );
  }
  const cutSpan = ({ from, to, pages: spanned }: Span): Selectable[] =>
    spanned.flatMap((page) =>
      (seen.current.get(page) ?? []).filter((_row, place) => {
        const index = page * pageSize + place;
        return index >= from && index <= to;
      }),
    );

  useEffect(() => {
    setHeld(pages);
    for (const [page, rows] of rowsOfPage) {
      if (rows !== undefined && kept.current.get(page)?.rows !== rows) {
        keep(page, rows, optionsOf(page).queryKey);
      }
    }
    const [first = 0] = needed;
    const last = needed.at(-1) ?? 0;
    for (const [page, { queryKey }] of kept.current) {
      // The first is asked what was searched for instead.
      if (page !== 0 && (page < first - keptAround || page > last + keptAround)) {
        kept.current.delete(page);
        queryClient.removeQueries({ queryKey, exact: true });
      }
    }
  });

  const onWindow = useCallback(
    (first: number, last: number) =>
      setInSight((before) =>
        before.first === first && before.last === last ? before : { first, last },
      ),
    [],
  );
  const failed = answers.filter(({ isError }) => isError);
  const isNothingThere = rowsOfPage.get(0) === undefined && pages.cursors.length === 1;
  return {
    pages,
    rows: countKnownRows(pages),
    /** How many there are once the end was reached. */
    end: pages.lastRows === null ? null : countKnownRows(pages),
    rowAt: (index: number) => rowsOfPage.get(Math.floor(index / pageSize))?.[index % pageSize],
    /** Everybody from one place to another; null where somebody of them was not read yet. */
    rowsBetween(one: number, other: number): Selectable[] | null {
      const span = findSpan(pages, one, other);
      return span.pages.every((page) => seen.current.has(page)) ? cutSpan(span) : null;
    },
    /** The same, with what is missing fetched first. */
    async readBetween(one: number, other: number): Promise<Selectable[]> {
      const span = findSpan(pages, one, other);
      await Promise.all(
        span.pages
          .filter((page) => !seen.current.has(page))
          .map(async (page) => {
            const options = optionsOf(page);
            const { contacts } = await queryClient.fetchQuery(options);
            keep(page, contacts, options.queryKey);
          }),
      );
      return cutSpan(span);
    },
    isEmpty: pages.lastRows === 0 && pages.cursors.length === 1,
    /** Nothing could be loaded at all. */
    error: isNothingThere ? (failed[0]?.error ?? null) : null,
    /** Some of it could not. */
    hasGaps: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    onWindow,
  };
}
