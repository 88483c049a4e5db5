import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrganizationApi } from '../../platform/api/api-queries.ts';
import { createTestSource, type TestCall } from '../../platform/api/testing/create-test-source.ts';
import { createFindOptions } from './find-options.ts';

type Answer = Awaited<ReturnType<ReturnType<typeof createPerson>['read']>>;

function createFound(name: string) {
  const organization = { id: 'harbor', name: 'Harbor Recovery' };
  return { contacts: [], lists: [{ id: name, organization, name }], campaigns: [], calls: [] };
}

/** Somebody at the palette, and a server that answers when the test says so. */
function createPerson() {
  const asked: { call: TestCall; answer: (found: unknown) => void }[] = [];
  const source = createTestSource((call) => new Promise((answer) => asked.push({ call, answer })));
  const api = createOrganizationApi(source, 'harbor');
  const observer = new QueryObserver(new QueryClient(), createFindOptions(api, ''));
  return {
    asked,
    open: () => observer.subscribe(() => {}),
    type: (text: string) => observer.setOptions(createFindOptions(api, text)),
    read: () => observer.getCurrentResult(),
  };
}

function listNames({ data }: Answer): string[] | undefined {
  return data?.lists.map(({ name }) => name);
}

describe('searching', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks once, 150 ms after the last key, in the organization worked in', async () => {
    const person = createPerson();
    const close = person.open();
    for (const text of ['a', 'an', 'ana']) {
      person.type(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(person.asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(50);
    expect(person.asked.map(({ call }) => call)).toEqual([
      { organizationId: 'harbor', operation: 'search.find', input: { query: 'ana' } },
    ]);
    close();
  });

  it('asks nothing for a single letter', async () => {
    const person = createPerson();
    const close = person.open();
    person.type('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(person.asked).toHaveLength(0);
    close();
  });

  it('keeps the last answer until the next has come', async () => {
    const person = createPerson();
    const close = person.open();
    person.type('ana');
    await vi.advanceTimersByTimeAsync(150);
    person.asked[0]?.answer(createFound('ana'));
    await vi.advanceTimersByTimeAsync(0);
    expect(listNames(person.read())).toEqual(['ana']);
    person.type('anab');
    await vi.advanceTimersByTimeAsync(150);
    expect(listNames(person.read())).toEqual(['ana']);
    expect(person.read().isPlaceholderData).toBe(true);
    close();
  });

  it('never shows a late answer in the place of a newer one', async () => {
    const person = createPerson();
    const close = person.open();
    person.type('ana');
    await vi.advanceTimersByTimeAsync(150);
    person.type('bea');
    await vi.advanceTimersByTimeAsync(150);
    person.asked[1]?.answer(createFound('bea'));
    await vi.advanceTimersByTimeAsync(0);
    person.asked[0]?.answer(createFound('ana'));
    await vi.advanceTimersByTimeAsync(0);
    expect(listNames(person.read())).toEqual(['bea']);
    close();
  });
});
