import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApiQueries } from './api-queries.ts';
import { refreshTopics } from './refresh-topics.ts';
import { createTestSource } from './testing/create-test-source.ts';

const source = createTestSource();

function createQueries(organizationId?: string) {
  return organizationId === undefined
    ? createApiQueries(source.client)
    : createApiQueries(source.createOrganizationClient(organizationId), organizationId);
}

describe('refreshTopics', () => {
  it('reaches an answer under its organization, under all and under none', async () => {
    const queryClient = new QueryClient();
    const keys = [
      createQueries('a').contacts.list.queryKey({ input: {} }),
      createQueries('all').contacts.list.queryKey({ input: {} }),
      createQueries().access.memberships.queryKey(),
      createQueries('a').calls.list.queryKey({ input: {} }),
    ];
    for (const queryKey of keys) {
      await queryClient.prefetchQuery({ queryKey, queryFn: () => ({}) });
    }
    await refreshTopics(queryClient, ['contacts', 'access']);
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('reaches an answer of another topic that says it changes with this one', async () => {
    const queryClient = new QueryClient();
    const queryKey = createQueries('a').activity.scheduled.queryKey({ input: {} });
    const meta = { changesWith: ['calls'] };
    await queryClient.prefetchQuery({ queryKey, queryFn: () => ({}), meta });
    await refreshTopics(queryClient, ['contacts']);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
    await refreshTopics(queryClient, ['calls']);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
