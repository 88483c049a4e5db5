import type { DemoSignIn } from '@ringfence/contract/system';
import type { Database } from '../../platform/database/database.ts';
import { isThisMachine } from '../../platform/http/peer-address.ts';
import { demoPassword } from './demo-people.ts';
import { findDemoSignIns, reachesPeople } from './load-demo.ts';

/** What the installation is. */
export interface OfferSource {
  isDemo: boolean;
  /** The address it listens on. */
  host: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  /** Where it is reached; undefined: at the carrier's own public address. */
  carrier: { id: string; address?: string | undefined } | undefined;
  trustedProxyCount: number;
  identity: { outside?: unknown };
}

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'via',
];

const isLocalAddress = (url: string): boolean =>
  URL.canParse(url) && isThisMachine(new URL(url).hostname);

/** The page that asks says where it stands by these. */
const pageHeaders = ['origin', 'referer'];

/**
 * Whether the page that asks was opened at this machine's own address. A proxy may pass requests on under the name of
 * this machine and without a word of itself; the page in the browser still says under which address it was opened.
 */
function comesFromHere(headers: Headers): boolean {
  const pages = pageHeaders.flatMap((name) => headers.get(name) ?? []);
  return pages.length > 0 && pages.every(isLocalAddress);
}

/**
 * Whether the people of the demo are offered with one click: to somebody at the machine itself, and only where they can
 * do nothing to anybody. Listening elsewhere, a foreign name or page, a proxy in between, a database that outlives the
 * demo, or a carrier that reaches people or lies elsewhere: each by itself is enough not to.
 */
export function mayOfferSignIns(source: OfferSource, headers: Headers): boolean {
  const { carrier } = source;
  return (
    source.isDemo &&
    isThisMachine(source.host) &&
    isLocalAddress(`http://${headers.get('host') ?? ''}`) &&
    comesFromHere(headers) &&
    !forwardingHeaders.some((name) => headers.has(name)) &&
    source.databaseUrl === undefined &&
    (source.publicUrl === undefined || isLocalAddress(source.publicUrl)) &&
    carrier?.id === 'simulator' &&
    carrier.address !== undefined &&
    isLocalAddress(carrier.address) &&
    source.trustedProxyCount === 0 &&
    source.identity.outside === undefined
  );
}

/** Answers whom the sign-in screen offers where it asks with these headers; null: nobody. */
export function createDemoOffer(
  database: Database,
  source: OfferSource,
): (headers: Headers) => Promise<DemoSignIn | null> {
  return async (headers) => {
    if (!mayOfferSignIns(source, headers) || (await reachesPeople(database))) return null;
    const people = await findDemoSignIns(database);
    return {
      password: demoPassword,
      people: people.map(({ email, fullName, memberships }) => ({
        email,
        fullName,
        memberships: memberships.map(({ organization, role }) => ({ organization, role })),
      })),
    };
  };
}
