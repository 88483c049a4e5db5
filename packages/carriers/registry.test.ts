import { describe, expect, it } from 'vitest';
import { carriers, findCarrier, offeredCarriers } from './registry.ts';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'the-secret-token' };

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

  it('can be listened to exactly where they push their events', () => {
    const address = 'http://127.0.0.1:1';
    for (const { create, description } of carriers) {
      const isPushed = description.capabilities.events === 'pushed';
      expect(create({ ...account, address }).listen !== undefined).toBe(isPushed);
    }
  });

  it('include a simulator that never reaches the real service', () => {
    expect(() => findCarrier('simulator')?.create(account)).toThrow('Address: It is missing.');
  });

  it('are offered to people unless each process has calls of its own', () => {
    expect(offeredCarriers.map(({ description }) => description.id)).toEqual([
      'simulator',
      'twilio',
    ]);
  });
});

describe('the settings of an account at Twilio', () => {
  const twilio = findCarrier('twilio');

  it('are its SID, its token as a secret, and perhaps an address', () => {
    expect(
      twilio?.settings.fields.map(({ name, isSecret, isRequired }) => [name, isSecret, isRequired]),
    ).toEqual([
      ['sid', false, true],
      ['token', true, true],
      ['address', false, false],
    ]);
  });

  it.each([
    [{ sid: 'AC1' }, 'Account SID: It is AC and 32 characters'],
    [{ sid: account.sid.toUpperCase().replace('1', 'G') }, 'Account SID'],
    [{ token: '' }, 'Auth token: It is missing.'],
    [{ address: 'nowhere' }, 'It is not a web address.'],
    [{ address: 'ftp://example.com' }, 'It is not a web address.'],
  ])('are refused where %j is wrong', (change, message) => {
    expect(() => twilio?.create({ ...account, ...change })).toThrow(message);
  });
});
