import { describe, expect, it } from 'vitest';
import { mayOfferSignIns, type OfferSource } from './offer-sign-ins.ts';

const local: OfferSource = {
  isDemo: true,
  host: '127.0.0.1',
  databaseUrl: undefined,
  publicUrl: undefined,
  carrier: { id: 'simulator', address: 'http://127.0.0.1:4010' },
  trustedProxyCount: 0,
  identity: { outside: undefined },
};
const asked = { host: 'localhost:3000', referer: 'http://localhost:3000/login' };

describe('the people of the demo', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'are offered to a page of %s that asks there',
    (host) => {
      const page = `http://${host}`;
      expect(mayOfferSignIns(local, new Headers({ host, referer: `${page}/login` }))).toBe(true);
      expect(mayOfferSignIns(local, new Headers({ host, origin: page }))).toBe(true);
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
    [
      'the carrier reaches people, though through this machine',
      { carrier: { id: 'twilio', address: 'http://127.0.0.1:4010' } },
    ],
    ['it is not known where the simulator is', { carrier: { id: 'simulator' } }],
    [
      'the simulator is on another machine',
      { carrier: { id: 'simulator', address: 'http://192.168.1.30:4010' } },
    ],
    [
      'what is called the simulator has the address of a carrier',
      { carrier: { id: 'simulator', address: 'https://api.carrier.example' } },
    ],
    ['a proxy stands in front', { trustedProxyCount: 1 }],
    ['people sign in elsewhere', { identity: { outside: {} } }],
  ])('are not offered where %s', (_, other) => {
    expect(mayOfferSignIns({ ...local, ...other }, new Headers(asked))).toBe(false);
  });

  it.each([
    ['by another name', { ...asked, host: 'calls.example.com' }],
    ['by a name that begins like this machine', { ...asked, host: '127.0.0.1.example.com' }],
    ['by a number of the network', { ...asked, host: '192.168.1.20:3000' }],
    ['without a name', { referer: asked.referer }],
    ['without saying from which page', { host: asked.host }],
    [
      'through a silent proxy, from a page elsewhere',
      { ...asked, referer: 'https://calls.example.com/login' },
    ],
    ['from a page with the origin of another', { ...asked, origin: 'https://calls.example.com' }],
    ['from a page without an origin', { ...asked, origin: 'null' }],
    [
      'from a page that is named after this machine',
      { ...asked, referer: 'http://localhost.example.com/login' },
    ],
    ['through a proxy', { ...asked, 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says so by the standard', { ...asked, forwarded: 'for=203.0.113.9' }],
    ['through a proxy that says how it was asked', { ...asked, 'x-forwarded-proto': 'https' }],
    ['through a proxy that names itself', { ...asked, via: '1.1 proxy' }],
    ['through a proxy that names the visitor', { ...asked, 'x-real-ip': '203.0.113.9' }],
    ['through a proxy that names the host', { ...asked, 'x-forwarded-host': 'calls.example.com' }],
  ])('are not offered to somebody who asks %s', (_, headers) => {
    expect(mayOfferSignIns(local, new Headers(headers))).toBe(false);
  });

  it('are offered in one of all combinations of what decides', () => {
    const choices = {
      isDemo: [true, false],
      host: ['127.0.0.1', '0.0.0.0'],
      databaseUrl: [undefined, 'postgres://elsewhere/ringfence'],
      carrier: [local.carrier, { id: 'simulator' }, { id: 'twilio' }, undefined],
    };
    const pages = [asked.referer, 'https://calls.example.com/login'];
    const hosts = [asked.host, 'calls.example.com'];
    const offered = choices.isDemo.flatMap((isDemo) =>
      choices.host.flatMap((host) =>
        choices.databaseUrl.flatMap((databaseUrl) =>
          choices.carrier
            .map((carrier) => ({ ...local, isDemo, host, databaseUrl, carrier }))
            .flatMap((source) =>
              hosts.flatMap((name) =>
                pages
                  .map((referer) => ({ host: name, referer }))
                  .filter((headers) => mayOfferSignIns(source, new Headers(headers)))
                  .map((headers) => ({ source, headers })),
              ),
            ),
        ),
      ),
    );
    expect(offered).toEqual([{ source: local, headers: asked }]);
  });
});
