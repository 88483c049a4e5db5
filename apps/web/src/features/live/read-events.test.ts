import { withEventMeta } from '@orpc/client';
import type { LiveEvent } from '@ringfence/contract/live';
import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

const sealed: LiveEvent = { kind: 'activity_sealed', position: 7 };

async function* streamEvents() {
  yield withEventMeta(sealed, { id: 'e7' });
  yield sealed;
}

describe('readEvents', () => {
  it('gives each event its id and a form that can be sent to another tab', async () => {
    const received = [];
    for await (const item of readEvents(streamEvents())) {
      received.push(structuredClone(item));
    }
    expect(received).toEqual([
      { event: sealed, id: 'e7' },
      { event: sealed, id: undefined },
    ]);
  });
});
