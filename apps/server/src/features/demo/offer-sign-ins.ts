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
  carrier: { id: string } | undefined;
  trustedProxyCount: number;
  identity: { outside?: unknown };
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const isLocalAddress = (url: string): boolean =>
  URL.canParse(url) && isThisMachine(new URL(url).hostname);

/**
 * Whether the people of the demo are offered with one click: to anyone who sits at the machine, and only where they can
 * do nothing to anybody. Listening elsewhere, a name of another, a proxy in between, a database that outlives the
 * demo or a carrier that reaches people: each by itself is enough not to.
 */
export function mayOfferSignIns(source: OfferSource, headers: Headers): boolean {
  return (
    source.isDemo &&
    isThisMachine(source.host) &&
    isLocalAddress(`http://${headers.get('host') ?? ''}`) &&
    !forwardingHeaders.some((name) => headers.has(name)) &&
    source.databaseUrl === undefined &&
    (source.publicUrl === undefined || isLocalAddress(source.publicUrl)) &&
    source.carrier?.id === 'simulator' &&
    source.trustedProxyCount === 0 &&
    source.identity.outside === undefined
  );
}

/** Answers whom the sign-in screen offers to a visitor with these headers; null: nobody. */
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
