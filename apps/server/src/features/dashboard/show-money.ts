import type { MoneyFigure, MoneyFigures } from '@ringfence/contract/dashboard';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { nameDay } from '@ringfence/domain/zones/local-days';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { findCommon } from './find-common.ts';
import { type DaysInput, listPeriods } from './list-periods.ts';
import { sumOpenPromises, sumPayments, sumSettledPromises } from './queries/sum-money.ts';

/** The seven days after today are soon. */
const soonDays = 7;

interface Sum {
  currency: string;
  count: number;
  amount_minor: number;
}

function presentFigure(rows: readonly Sum[]): MoneyFigure {
  const byCurrency = new Map<string, { count: number; amountMinor: number }>();
  for (const { currency, count, amount_minor } of rows) {
    const known = byCurrency.get(currency) ?? { count: 0, amountMinor: 0 };
    const amountMinor = known.amountMinor + amount_minor;
    byCurrency.set(currency, { count: known.count + count, amountMinor });
  }
  const sums = [...byCurrency].toSorted(
    ([one, { count }], [other, { count: otherCount }]) =>
      otherCount - count || one.localeCompare(other),
  );
  return {
    count: sums.reduce((all, [, { count }]) => all + count, 0),
    sums: sums.map(([currency, { amountMinor }]) => ({ amountMinor, currency })),
  };
}

/** What was promised and what came in, each figure from the rows that its list shows. */
export function showMoney(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  input: DaysInput,
): Promise<MoneyFigures> {
  const moment = now();
  return database.asTenant(scope, async (transaction) => {
    const periods = await listPeriods(transaction, scope, input, moment);
    const organizations = periods.map(({ organizationId }) => organizationId);
    const days = periods.map(({ zone }) => localTime(zone, moment).day);
    const todays = days.map(nameDay);
    const open = await transaction.all(sumOpenPromises, [
      organizations,
      todays,
      days.map((day) => nameDay(day + soonDays)),
    ]);
    const settled = await transaction.all(sumSettledPromises, [
      organizations,
      periods.map(({ from }) => from),
      periods.map(({ to }) => to),
    ]);
    const payments = await transaction.all(sumPayments, [organizations, input.from, input.to]);
    const dueIn = (part: string) => presentFigure(open.filter(({ due }) => due === part));
    const settledAs = (state: string) =>
      presentFigure(settled.filter((sum) => sum.state === state));
    return {
      from: input.from,
      to: input.to,
      today: findCommon(todays),
      open: {
        all: presentFigure(open),
        overdue: dueIn('overdue'),
        dueToday: dueIn('today'),
        dueSoon: dueIn('soon'),
      },
      kept: settledAs('kept'),
      broken: settledAs('broken'),
      received: presentFigure(payments),
    };
  });
}
