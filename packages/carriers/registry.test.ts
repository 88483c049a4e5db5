import { describe, expect, it } from 'vitest';
import { carriers, findCarrier } from './registry.ts';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'token' };

describe('the carriers', () => {
  it('are found by their id', () => {
    for (const entry of carriers) expect(findCarrier(entry.description.id)).toBe(entry);
    expect(findCarrier('nobody')).toBeUndefined();
  });

  it('say whether a call through them can reach a telephone', () => {
    const address = 'http://127.0.0.1:1';
    const reaching = carriers
      .filter(({ create }) => create({ ...account, address }).description.reachesPeople)
      .map(({ description }) => description.id);
    expect(reaching).toEqual(['twilio']);
  });

  it('include a simulator that never reaches the real service', () => {
    expect(() => findCarrier('simulator')?.create(account)).toThrow('no address');
  });
});
