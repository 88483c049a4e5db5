import type { Notification } from '@ringfence/contract/notifications';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApiQueries } from '../../platform/api/api-queries.ts';
import { createTestSource } from '../../platform/api/testing/create-test-source.ts';
import { createListOptions } from './list-options.ts';
import { createReadAllOptions, createReadOptions } from './mark-read.ts';

function createNotification(id: string): Notification {
  return {
    id,
    kind: 'welcome',
    createdAt: '2026-03-01T12:00:00.000Z',
    readAt: null,
    organization: null,
    subject: null,
    figures: {},
  };
}

/** A person with two notifications, neither of them read, whose server answers as the test says. */
function createPerson(answer: () => Promise<{ unread: number }>) {
  const queries = createApiQueries(createTestSource(answer).client);
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const { queryKey } = createListOptions(queries);
  queryClient.setQueryData(queries.notifications.count.queryKey(), { unread: 2 });
  queryClient.setQueryData(queryKey, {
    pages: [
      {
        notifications: [createNotification('one'), createNotification('two')],
        unread: 2,
        nextCursor: null,
      },
    ],
    pageParams: [null],
  });
  return {
    cache: { queryClient, queries },
    countUnread: () => queryClient.getQueryData(queries.notifications.count.queryKey())?.unread,
    listUnread: () =>
      queryClient
        .getQueryData(queryKey)
        ?.pages.flatMap((page) => page.notifications)
        .filter(({ readAt }) => readAt === null)
        .map(({ id }) => id),
  };
}

describe('marking all as read', () => {
  it('shows none left before the server has answered', async () => {
    let whileAsked: unknown;
    const person = createPerson(async () => {
      whileAsked = [person.countUnread(), person.listUnread()];
      return { unread: 0 };
    });
    const observer = new MutationObserver(
      person.cache.queryClient,
      createReadAllOptions(person.cache),
    );
    await observer.mutate(undefined);
    expect(whileAsked).toEqual([0, []]);
    expect(person.countUnread()).toBe(0);
  });

  it('shows them as unread again where the server refuses', async () => {
    const person = createPerson(async () => {
      throw new Error('not now');
    });
    const observer = new MutationObserver(
      person.cache.queryClient,
      createReadAllOptions(person.cache),
    );
    await expect(observer.mutate(undefined)).rejects.toThrow('not now');
    expect(person.countUnread()).toBe(2);
    expect(person.listUnread()).toEqual(['one', 'two']);
  });

  it('is not undone by an older answer that comes late', async () => {
    const person = createPerson(async () => ({ unread: 0 }));
    const { queryClient, queries } = person.cache;
    let answerLate = (_unread: { unread: number }) => {};
    const late = queryClient
      .fetchQuery({
        queryKey: queries.notifications.count.queryKey(),
        queryFn: () => new Promise<{ unread: number }>((resolve) => (answerLate = resolve)),
        staleTime: 0,
      })
      .catch(() => {});
    const observer = new MutationObserver(queryClient, createReadAllOptions(person.cache));
    await observer.mutate(undefined);
    answerLate({ unread: 2 });
    await late;
    expect(person.countUnread()).toBe(0);
  });
});

describe('marking one as read', () => {
  it('leaves the others unread', async () => {
    const person = createPerson(async () => ({ unread: 1 }));
    const observer = new MutationObserver(
      person.cache.queryClient,
      createReadOptions(person.cache),
    );
    await observer.mutate({ notificationId: 'two' });
    expect(person.countUnread()).toBe(1);
    expect(person.listUnread()).toEqual(['one']);
  });
});
