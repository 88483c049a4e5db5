import { readDay, writeDay } from '@ringfence/domain/compliance/calendar-day';
import type { OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import { hasActed } from './acts-within.ts';
import type { RawCall, RawPerson, RawPromise } from './raw-history.ts';

type PromisePolicy = Pick<OrganizationPolicy, 'promiseBinds' | 'promiseGraceDays'>;

const wasOpen = ({ openedAt, settledAt }: RawPromise, moment: Date): boolean =>
  hasActed(openedAt, moment) && (settledAt === null || moment < settledAt);

/**
 * Until when calls about the debt were to wait for a promise, by the promises that were open at a moment: of each debt
 * the first that was due, of several debts the last. Null where none was open.
 */
export function rebuildPromise(
  call: Pick<RawCall, 'debt_id' | 'reference' | 'creditor'>,
  people: readonly Pick<RawPerson, 'promises' | 'debts'>[],
  { promiseBinds, promiseGraceDays }: PromisePolicy,
  moment: Date,
): string | null {
  const isMeant = (debtId: string): boolean =>
    debtId === call.debt_id ||
    people.some(({ debts }) =>
      debts.some(
        (debt) =>
          debt.id === debtId &&
          debt.reference === call.reference &&
          debt.creditor === call.creditor,
      ),
    );
  const open = people
    .flatMap(({ promises }) => promises)
    .filter((promise) => wasOpen(promise, moment))
    .filter(({ debtId }) => promiseBinds === 'person' || isMeant(debtId));
  const firstDue = [...Map.groupBy(open, ({ debtId }) => debtId).values()].map((own) =>
    Math.min(...own.map(({ dueOn }) => readDay(dueOn))),
  );
  return firstDue.length === 0 ? null : writeDay(Math.max(...firstDue) + promiseGraceDays);
}
