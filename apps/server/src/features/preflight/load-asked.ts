import type { AskedCampaign } from '@ringfence/contract/preflight';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { loadPolicy } from '../compliance/index.ts';
import { beReadOnly, findLists, findOrganization } from './queries/campaign.ts';
import type { Judging } from './stand-people.ts';

export interface Asking {
  scope: OrganizationScope;
  signal: AbortSignal;
}

export function endWhenLeft(signal: AbortSignal): void {
  if (signal.aborted) throw new ProblemError('too_many_requests');
}

/** Of one statement. Who leaves before it ends takes it with them. */
const statementMilliseconds = 60_000;

/** What a question reads, by the right of the person who asks. It ends in the database too where they leave. */
export const readForAsking = <Result>(
  database: Database,
  { scope, signal }: Asking,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.asTenant(scope, work, { longestMilliseconds: statementMilliseconds, signal });

/** The lists whose people are called, and those whose people are left out. */
export function chooseLists(asked: AskedCampaign): [called: string[], excluded: string[]] {
  const called = [...new Set([asked.listId, ...asked.furtherListIds])];
  return [called, [...new Set(asked.excludedListIds)]];
}

export const readMoment = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text);

/** What a campaign that is asked about is judged by, and its lists, which have to be there. Nothing is written after it. */
export async function loadAsked(
  transaction: Transaction,
  { scope: { organizationId }, signal }: Asking,
  asked: AskedCampaign,
  now: Date,
) {
  await transaction.all(beReadOnly);
  const [called, excluded] = chooseLists(asked);
  const lists = await transaction.all(findLists, [[...called, ...excluded]]);
  const known = new Set(lists.map(({ id }) => id));
  const requireLists = (ids: readonly string[], field: (index: number) => string): void => {
    for (const [index, id] of ids.entries()) {
      if (!known.has(id)) throw invalidInput(field(index), 'This list does not exist.');
    }
  };
  requireLists([asked.listId], () => 'listId');
  requireLists(asked.furtherListIds, (index) => `furtherListIds.${index}`);
  requireLists(asked.excludedListIds, (index) => `excludedListIds.${index}`);
  for (const [index, id] of asked.excludedListIds.entries()) {
    if (called.includes(id)) {
      const field = `excludedListIds.${index}`;
      throw invalidInput(field, 'A list cannot be called and left out at once.');
    }
  }
  const campaign = {
    startsAt: readMoment(asked.startsAt),
    endsAt: readMoment(asked.endsAt),
    hours: asked.hours ?? null,
  };
  const judging: Judging = {
    organizationId,
    inForce: await loadPolicy(transaction, organizationId),
    campaign,
    now,
    endWhenLeft: () => endWhenLeft(signal),
  };
  const zone = (await transaction.first(findOrganization))?.zone ?? 'UTC';
  return { judging, zone, lists, chosen: [called, excluded] as const };
}
