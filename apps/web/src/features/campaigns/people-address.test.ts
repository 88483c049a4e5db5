import { describe, expect, it } from 'vitest';
import { peopleLink, readPeople, waitLink, writePeople } from './people-address.ts';

describe('the people that an address asks for', () => {
  it('are those of a standing and a search', () => {
    const address = new URLSearchParams('people=deferred&search=%20ann%20');
    expect(readPeople(address)).toEqual({ standing: 'deferred', reason: '', search: 'ann' });
  });

  it('are all where it names nothing that is known', () => {
    expect(readPeople(new URLSearchParams('people=asleep'))).toEqual({
      standing: undefined,
      reason: '',
      search: '',
    });
  });

  it('are what was written, beside what else it says', () => {
    const before = new URLSearchParams('people=done&search=bob&tab=1');
    const after = writePeople(before, { standing: 'blocked', reason: '', search: '' });
    expect(after.toString()).toBe('people=blocked&tab=1');
    expect(readPeople(after)).toEqual({ standing: 'blocked', reason: '', search: '' });
    expect(readPeople(new URLSearchParams(peopleLink('ready').split('#')[0]))).toEqual({
      standing: 'ready',
      reason: '',
      search: '',
    });
  });

  it('are those who wait for something, only while those are shown who wait', () => {
    const address = new URLSearchParams(waitLink('FREQ_7IN7').split('#')[0]);
    const view = { standing: 'deferred', reason: 'FREQ_7IN7', search: '' } as const;
    expect(readPeople(address)).toEqual(view);
    const after = writePeople(address, { ...view, standing: 'done' });
    expect(after.toString()).toBe('people=done');
    expect(readPeople(new URLSearchParams('people=done&waits-for=FREQ_7IN7')).reason).toBe('');
    expect(readPeople(new URLSearchParams('people=deferred&waits-for=a%20b')).reason).toBe('');
  });
});
