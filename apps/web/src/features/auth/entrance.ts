import { isRecord } from '../../platform/is-record.ts';
import type { AuthAddress } from './auth-address.ts';
import { type AuthSettings, readAuthSettings, usualSettings } from './auth-settings.ts';
import { type DemoOffer, readDemoOffer } from './demo-people.ts';

/** What the pages for visitors have to know of this installation. */
export interface Entrance {
  settings: AuthSettings;
  /** Whether it holds the sample data. */
  isDemo: boolean;
  /** Whom of it a visitor may sign in as with one click; null: nobody. */
  demoOffer: DemoOffer | null;
  /** Whether mails and text messages can be read in the demo mailbox. */
  hasMailbox: boolean;
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`${url} was answered with ${response.status}`);
  }
  return response.json();
}

export async function loadAuthSettings(
  { url, headers }: AuthAddress,
  signal: AbortSignal,
): Promise<AuthSettings> {
  return readAuthSettings(await fetchJson(`${url}/settings`, { headers, signal }));
}

function isTrue(answer: unknown, name: 'demo' | 'mailbox'): boolean {
  return isRecord(answer) && answer[name] === true;
}

/** Asked without the API's client, which is much to fetch for a single question. */
async function loadStatus(origin: string, signal: AbortSignal) {
  const answer = await fetchJson(`${origin}/api/v1/system`, { signal });
  return {
    isDemo: isTrue(answer, 'demo'),
    demoOffer: readDemoOffer(isRecord(answer) ? answer.demoSignIn : undefined),
    hasMailbox: isTrue(answer, 'mailbox'),
  };
}

/** Both at once, so that what they add to the page comes in one piece; what fails adds nothing. */
export async function loadEntrance(
  address: AuthAddress,
  origin: string,
  signal: AbortSignal,
): Promise<Entrance> {
  const warn = (error: unknown) => {
    if (!signal.aborted) {
      console.warn('It is not known what this installation offers', error);
    }
    return null;
  };
  const [settings, status] = await Promise.all([
    loadAuthSettings(address, signal).catch(warn),
    loadStatus(origin, signal).catch(warn),
  ]);
  return {
    settings: settings ?? usualSettings,
    ...(status ?? { isDemo: false, demoOffer: null, hasMailbox: false }),
  };
}
