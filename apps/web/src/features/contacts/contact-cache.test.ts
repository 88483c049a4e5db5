import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createOrganizationApi } from '../../platform/api/api-queries.ts';
import { createProblem } from '../../platform/api/testing/create-problem.ts';
import { createTestSource } from '../../platform/api/testing/create-test-source.ts';
import { createEditOptions } from './contact-cache.ts';
import { applyChanges } from './contact-values.ts';
import { createContact } from './testing/create-contact.ts';

/** A page of a contact, and an edit of their city that the test answers itself. */
function openContact(send: (city: string) => Promise<{ revision: number }>) {
  const queryClient = new QueryClient();
  const { queries } = createOrganizationApi(createTestSource(), 'Harbor');
  const key = queries.records.showContact.queryKey({ input: { contactId: 'c1' } });
  queryClient.setQueryData(key, createContact({ city: 'Gary' }));
  const edit = new MutationObserver(
    queryClient,
    createEditOptions(
      { queryClient, queries, contactId: 'c1' },
      {
        send,
        show: (contact, city: string) => applyChanges(contact, { city }),
        settle: (contact, { revision }) => ({ ...contact, revision }),
      },
    ),
  );
  const read = () => {
    const contact = queryClient.getQueryData(key);
    return { city: contact?.city, revision: contact?.revision };
  };
  return { edit, read, isStale: () => queryClient.getQueryState(key)?.isInvalidated };
}

describe('an edit of a contact', () => {
  it('is seen before it is stored, and then carries the new revision', async () => {
    const answer = Promise.withResolvers<{ revision: number }>();
    const { edit, read, isStale } = openContact(() => answer.promise);
    const done = edit.mutate('Chicago');
    await expect.poll(read).toEqual({ city: 'Chicago', revision: 1 });
    answer.resolve({ revision: 2 });
    await done;
    expect(read()).toEqual({ city: 'Chicago', revision: 2 });
    expect(isStale()).toBe(true);
  });

  it('is taken back where somebody else was faster, and what is stored is asked for', async () => {
    const { edit, read, isStale } = openContact(async () => {
      throw createProblem('conflict');
    });
    await expect(edit.mutate('Chicago')).rejects.toThrow();
    expect(read()).toEqual({ city: 'Gary', revision: 1 });
    expect(isStale()).toBe(true);
  });

  it('is not taken from sight by the answer to the one before', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let revision = 1;
    const { edit, read, isStale } = openContact(async () => {
      await answers[revision - 1]?.promise;
      revision += 1;
      return { revision };
    });
    const first = edit.mutate('Chicago');
    const second = edit.mutate('Boston');
    answers[0]?.resolve();
    await first;
    expect(isStale()).toBe(false);
    await expect.poll(read).toMatchObject({ city: 'Boston' });
    answers[1]?.resolve();
    await second;
    expect(read()).toEqual({ city: 'Boston', revision: 3 });
    expect(isStale()).toBe(true);
  });
});
