import { describe, expect, it } from 'vitest';
import { mayOfferSignIns, type OfferSource } from './offer-sign-ins.ts';

const local: OfferSource = {
  isDemo: true,
  host: '127.0.0.1',
  databaseUrl: undefined,
  publicUrl: undefined,
  carrier: { id: 'simulator' },
  trustedProxyCount: 0,
  identity: { outside: undefined },
};
const asked = { host: 'localhost:3000' };

describe('the people of the demo', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'are offered to anyone who asks %s',
    (host) => {
      expect(mayOfferSignIns(local, new Headers({ host }))).toBe(true);
    },
  );

  it.each<[string, Partial<OfferSource>]>([
    ['there is no demo', { isDemo: false }],
    ['the server listens to everybody', { host: '0.0.0.0' }],
    ['the server listens to everybody by IPv6', { host: '::' }],
    ['the server listens on the network', { host: '192.168.1.20' }],
    ['the database is an outside one', { databaseUrl: 'postgres://localhost/ringfence' }],
    ['it has a public address', { publicUrl: 'https://calls.example.com' }],
    ['there is no carrier', { carrier: undefined }],
    ['the carrier reaches people', { carrier: { id: 'twilio' } }],
    ['a proxy stands in front', { trustedProxyCount: 1 }],
    ['people sign in elsewhere', { identity: { outside: {} } }],
  ])('are not offered where %s', (_, other) => {
    expect(mayOfferSignIns({ ...local, ...other }, new Headers(asked))).toBe(false);
  });

  it.each([
    ['by the name of another', { host: 'calls.example.com' }],
    ['by a name that begins like this machine', { host: '127.0.0.1.example.com' }],
    ['by a number of the network', { host: '192.168.1.20:3000' }],
    ['without a name', {}],
    ['through a proxy', { ...asked, 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says so by the standard', { ...asked, forwarded: 'for=203.0.113.9' }],
    ['through a proxy that names the host', { ...asked, 'x-forwarded-host': 'calls.example.com' }],
  ])('are not offered to anyone who asks %s', (_, headers) => {
    expect(mayOfferSignIns(local, new Headers(headers))).toBe(false);
  });

  it('are offered in one of all combinations of what decides', () => {
    const choices = {
      isDemo: [true, false],
      host: ['127.0.0.1', '0.0.0.0'],
      databaseUrl: [undefined, 'postgres://elsewhere/ringfence'],
      carrier: [{ id: 'simulator' }, { id: 'twilio' }, undefined],
    };
    const offered = choices.isDemo.flatMap((isDemo) =>
      choices.host.flatMap((host) =>
        choices.databaseUrl.flatMap((databaseUrl) =>
          choices.carrier
            .map((carrier) => ({ ...local, isDemo, host, databaseUrl, carrier }))
            .filter((source) => mayOfferSignIns(source, new Headers(asked))),
        ),
      ),
    );
    expect(offered).toEqual([local]);
  });
});
