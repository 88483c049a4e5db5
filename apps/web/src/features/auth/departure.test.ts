import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import { forgetDeparture, readDeparture, writeDeparture } from './departure.ts';

const ended = { byChoice: false, idleMinutes: null };

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a departure', () => {
  it.each([
    { byChoice: true, idleMinutes: null },
    { byChoice: false, idleMinutes: 30 },
  ])('is the same for every tab: %j', (departure) => {
    writeDeparture(departure);
    expect(readDeparture()).toEqual(departure);
  });

  it('keeps the reason of the tab that left first when another finds the session ended', () => {
    writeDeparture({ byChoice: false, idleMinutes: 30 });
    writeDeparture(ended);
    expect(readDeparture()).toEqual({ byChoice: false, idleMinutes: 30 });
  });

  it('is forgotten with the next sign-in', () => {
    writeDeparture({ byChoice: true, idleMinutes: null });
    forgetDeparture();
    expect(readDeparture()).toEqual(ended);
  });

  it('is nothing that somebody else has written there', () => {
    localStorage.setItem('ringfence-departure', '<b>soon</b>');
    expect(readDeparture()).toEqual(ended);
  });
});
