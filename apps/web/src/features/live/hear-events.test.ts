import type { LiveEvent } from '@ringfence/contract/live';
import { describe, expect, it } from 'vitest';
import { hearEvents, passEvent } from './hear-events.ts';

describe('hearEvents', () => {
  it('tells everybody who listens, until they stop', () => {
    const heard: [listener: string, kind: LiveEvent['kind']][] = [];
    const stopFirst = hearEvents(({ kind }) => heard.push(['first', kind]));
    const stopSecond = hearEvents(({ kind }) => heard.push(['second', kind]));
    passEvent({ kind: 'ready' });
    stopFirst();
    passEvent({ kind: 'reset' });
    stopSecond();
    passEvent({ kind: 'ready' });
    expect(heard).toEqual([
      ['first', 'ready'],
      ['second', 'ready'],
      ['second', 'reset'],
    ]);
  });
});
