import { type BreakerLimits, breakerLimits } from '@ringfence/contract/breakers';
import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import { readChoice } from '@ringfence/domain/breakers/read-limits';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { listLimits, saveLimits } from './queries.ts';

async function readLimits(transaction: Transaction): Promise<BreakerLimits> {
  const rows = await transaction.all(listLimits);
  const chosen = new Map(
    rows.map(({ kind, is_on: isOn, ordinary_percent: ordinaryPercent }) => [
      kind,
      { isOn, ordinaryPercent },
    ]),
  );
  return breakerLimits.parse(
    Object.fromEntries(breakerKinds.map((kind) => [kind, readChoice(kind, chosen.get(kind))])),
  );
}

export function showLimits(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<BreakerLimits> {
  return database.asTenant(scope, readLimits);
}

const describe = (limits: BreakerLimits, kind: keyof BreakerLimits) => {
  const limit = limits[kind];
  if (!limit.isOn) return 'off';
  return 'ordinaryPercent' in limit ? `${limit.ordinaryPercent}%` : 'on';
};

/** Writes down which changed, from what to what. Saving what holds already changes nothing. */
export function changeLimits(
  services: Pick<Services, 'database' | 'effects'>,
  scope: OrganizationScope,
  limits: BreakerLimits,
): Promise<BreakerLimits> {
  return services.database.asTenant(scope, async (transaction) => {
    const before = await readLimits(transaction);
    const changed = breakerKinds.filter(
      (kind) => describe(before, kind) !== describe(limits, kind),
    );
    const given = breakerKinds.map((kind) => ({ kind, ordinaryPercent: null, ...limits[kind] }));
    await transaction.all(saveLimits, [JSON.stringify(given)]);
    if (changed.length === 0) return limits;
    const { organizationId, userId } = scope;
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'breaker_limits.changed',
        subject: { kind: 'organization', id: organizationId },
        detail: {
          changed,
          values: Object.fromEntries(
            changed.map((kind) => [kind, [describe(before, kind), describe(limits, kind)]]),
          ),
        },
      },
    ]);
    await publishEvents(transaction, services.effects.wakeRelay, [
      { organizationId, event: { kind: 'organization_changed' } },
    ]);
    return limits;
  });
}
