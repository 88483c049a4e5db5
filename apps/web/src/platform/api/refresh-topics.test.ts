import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiQueries } from './api-queries.ts';
import { refreshTopics } from './refresh-topics.ts';
import { createProblem } from './testing/create-problem.ts';
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

  it('leaves alone what does not exist, and asks again for what failed otherwise', async () => {
    const queryClient = new QueryClient();
    const show = async (callId: string, code: 'not_found' | 'internal_error') => {
      const ask = vi.fn(() => Promise.reject(createProblem(code)));
      const queryKey = createQueries('a').calls.show.queryKey({ input: { callId } });
      const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask, retry: false });
      const leave = observer.subscribe(() => {});
      await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
      return { ask, leave };
    };
    const missing = await show('c1', 'not_found');
    const failed = await show('c2', 'internal_error');
    await refreshTopics(queryClient, ['calls']);
    expect(missing.ask).toHaveBeenCalledTimes(1);
    expect(failed.ask).toHaveBeenCalledTimes(2);
    missing.leave();
    failed.leave();
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

  it('lets an answer rest that costs much, and then fetches it once for all that happened', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const queryClient = new QueryClient();
    const ask = vi.fn(() => Promise.resolve({}));
    const queryKey = createQueries('a').scheduled.hours.queryKey({ input: { from: '2026-06-07' } });
    const meta = { changesWith: ['calls'], restMilliseconds: 10_000 };
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask, meta });
    onTestFinished(observer.subscribe(() => {}));
    await vi.advanceTimersByTimeAsync(1_000);
    for (let second = 0; second < 8; second += 1) {
      await refreshTopics(queryClient, ['calls']);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
    // What somebody changes themselves they see at once.
    await refreshTopics(queryClient, ['scheduled']);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
