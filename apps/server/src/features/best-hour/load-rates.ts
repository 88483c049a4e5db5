import { type AnswerRates, rateHours } from '@ringfence/domain/best-hour/rate-hours';
import { leastOwnCalls } from '@ringfence/domain/forecast/usual-calls';
import type { Transaction } from '../../platform/database/database.ts';
import { listHours } from './queries.ts';

/** By how many calls an organization's best hours are known. */
export async function countKnownCalls(
  transaction: Transaction,
  organizationId: string,
): Promise<number> {
  return rateHours(await transaction.all(listHours, [organizationId])).calls;
}

/** How likely an organization's calls are answered; nothing where it has made too few to tell. */
export async function loadRates(
  transaction: Transaction,
  organizationId: string,
): Promise<AnswerRates | undefined> {
  const rates = rateHours(await transaction.all(listHours, [organizationId]));
  return rates.calls < leastOwnCalls ? undefined : rates;
}
