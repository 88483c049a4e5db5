import { type Dashboard, heldBackVerdict } from '@ringfence/contract/dashboard';
import { type CallCounts, callKinds, noCalls, sumUp } from '@ringfence/domain/calls/outcome-groups';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { findCommon } from './find-common.ts';
import {
  type DaysInput,
  listPeriods,
  nameOffsets,
  nameStretches,
  type Period,
} from './list-periods.ts';
import { presentNeeds } from './present-needs.ts';
import { countCallable, countNearLimit } from './queries/count-people.ts';
import { sumCalls, sumCosts, sumHeldBack, sumHours } from './queries/sum-calls.ts';

/** Above this, the answer only says that there are more. */
const mostNearLimit = 100_000;

type Sums = RowOf<typeof sumCalls.row>;
type Hours = RowOf<typeof sumHours.row>;
type HeldBack = RowOf<typeof sumHeldBack.row>;

function addUp(rows: readonly CallCounts[]): CallCounts {
  const counts = { ...noCalls };
  for (const row of rows) for (const kind of callKinds) counts[kind] += row[kind];
  return counts;
}

function presentHours(rows: readonly Hours[]): Pick<Dashboard, 'hours' | 'days'> {
  return {
    hours: rows.flatMap(({ weekday, hour, calls, ended, answered }) =>
      weekday === null || hour === null || calls === 0
        ? []
        : [{ weekday, hour, calls, ended, answered }],
    ),
    days: rows.flatMap(({ day, calls, ended, answered, right_persons: rightPersons }) =>
      day === null ? [] : [{ day, calls, ended, answered, rightPersons }],
    ),
  };
}

function presentHeldBack(rows: readonly HeldBack[]): Dashboard['heldBack'] {
  const count = (isBefore: boolean, verdict: string) =>
    rows.find((row) => row.code === '' && row.is_before === isBefore && row.verdict === verdict)
      ?.decisions ?? 0;
  const both = (isBefore: boolean) => ({
    deferred: count(isBefore, 'defer'),
    blocked: count(isBefore, 'block'),
  });
  return {
    ...both(false),
    before: both(true),
    rules: rows
      .filter(({ code, is_before }) => code !== '' && !is_before)
      .map(({ verdict, code, decisions }) => ({
        verdict: heldBackVerdict.parse(verdict),
        code,
        decisions,
      })),
  };
}

function presentOrganizations(
  periods: readonly Period[],
  sums: readonly Sums[],
  callable: readonly RowOf<typeof countCallable.row>[],
): NonNullable<Dashboard['organizations']> {
  const find = (id: string, isBefore: boolean) =>
    sums.find((row) => row.organization_id === id && row.is_before === isBefore) ?? noCalls;
  return periods
    .map(({ organizationId, name }) => ({
      organization: { id: organizationId, name },
      figures: sumUp(find(organizationId, false)),
      before: sumUp(find(organizationId, true)),
      callableNow: callable.find((row) => row.organization_id === organizationId)?.now ?? 0,
    }))
    .sort(
      (one, other) =>
        other.figures.calls - one.figures.calls ||
        one.organization.name.localeCompare(other.organization.name),
    );
}

async function readRows(transaction: Transaction, scope: TenantScope, input: DaysInput, now: Date) {
  const periods = await listPeriods(transaction, scope, input, now);
  const stretches = nameStretches(periods);
  const offsets = nameOffsets(periods);
  // Asked together: none waits for the answer to another.
  const [sums, costs, hours, heldBack, callable, near, needs] = await Promise.all([
    transaction.all(sumCalls, stretches),
    transaction.all(sumCosts, stretches),
    transaction.all(sumHours, offsets),
    transaction.all(sumHeldBack, stretches),
    transaction.all(inScope(scope, countCallable), [now]),
    transaction.first(inScope(scope, countNearLimit), [now, mostNearLimit + 1]),
    presentNeeds(transaction, scope, now),
  ]);
  return { periods, sums, costs, hours, heldBack, callable, near, needs };
}

/** The figures of the days that were asked for, from what is kept with each change. */
export async function showDashboard(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  input: DaysInput,
): Promise<Dashboard> {
  const moment = now();
  const { periods, sums, costs, hours, heldBack, callable, near, needs } = await database.asTenant(
    scope,
    (transaction) => readRows(transaction, scope, input, moment),
  );
  const present = sums.filter(({ is_before }) => !is_before);
  const counts = addUp(present);
  const before = addUp(sums.filter(({ is_before }) => is_before));
  const days = periods.map((period) => period.before);
  const untils = days.map(({ isCut, stretch }) => (isCut ? stretch.to.toISOString() : null));
  const people = near?.people ?? 0;
  return {
    from: input.from,
    to: input.to,
    zone: findCommon(periods.map(({ zone }) => zone)),
    before: {
      from: days[0]?.from ?? input.from,
      to: days[0]?.to ?? input.to,
      until: findCommon(untils),
    },
    calls: {
      figures: sumUp(counts),
      before: sumUp(before),
      outcomes: counts,
      takenForMachine: present.reduce((all, row) => all + row.taken_for_machine, 0),
      costs: costs.map(({ amount_micro, currency }) => ({ amountMicro: amount_micro, currency })),
    },
    ...presentHours(hours),
    heldBack: presentHeldBack(heldBack),
    callable: {
      now: callable.reduce((sum, row) => sum + row.now, 0),
      later: callable.reduce((sum, row) => sum + row.later, 0),
      never: callable.reduce((sum, row) => sum + row.never, 0),
    },
    nearLimit: { people: Math.min(people, mostNearLimit), isCapped: people > mostNearLimit },
    needs,
    organizations:
      scope.organizationId === null ? presentOrganizations(periods, sums, callable) : null,
  };
}
