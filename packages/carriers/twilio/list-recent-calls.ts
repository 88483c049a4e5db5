import type { CallInstance, CallListInstance } from 'twilio/lib/rest/api/v2010/account/call.js';
import type { CarrierCall } from '../port.ts';
import { askTwilio } from './ask-twilio.ts';
import { readCall, readDate } from './read-call.ts';

const largestPage = 1000;

/** Twilio tells whole seconds: a call made half a second after `since` seems to be before it. */
export function wholeSecondOf(since: Date): number {
  return Math.floor(since.getTime() / 1000) * 1000;
}

interface Page {
  instances: CallInstance[];
  nextPage(): Promise<Page> | undefined;
}

/**
 * Page by page until the calls are older. Twilio could leave out what started earlier, but a call that still
 * waits in its queue has no start, and such calls are what is looked for.
 */
export async function listRecentCalls(
  calls: CallListInstance,
  { since, limit }: { since: Date; limit: number },
): Promise<CarrierCall[]> {
  const earliest = wholeSecondOf(since);
  const found: CarrierCall[] = [];
  const pageSize = Math.min(limit, largestPage);
  let page: Page = await askTwilio('list its calls', calls.page({ pageSize }));
  for (;;) {
    const read = page.instances.map(readCall);
    found.push(...read.filter(({ createdAt }) => createdAt.getTime() >= earliest));
    const last = page.instances.at(-1);
    // By the last change, because a call that lasts long may stand before one that was made after it.
    const isOlder =
      last !== undefined && (readDate(last.dateUpdated)?.getTime() ?? earliest) < earliest;
    const next = isOlder || found.length >= limit ? undefined : page.nextPage();
    if (next === undefined) break;
    page = await askTwilio('list its calls', next);
  }
  return found
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, limit);
}
