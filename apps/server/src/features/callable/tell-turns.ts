import { publishEvents } from '../../platform/live/publish-events.ts';
import type { CallableServices } from './judge-callable.ts';
import { listTurned } from './queries.ts';

const minuteMilliseconds = 60_000;

/**
 * Nothing is written when a window opens or closes, so the screens that show who can be called are updated by
 * the clock. Windows turn on whole minutes: this looks once in each. Answers the moment up to which it has looked.
 */
export async function tellTurns(
  { database, effects, now }: Pick<CallableServices, 'database' | 'effects' | 'now'>,
  since: Date,
): Promise<Date> {
  const until = new Date(Math.floor(now().getTime() / minuteMilliseconds) * minuteMilliseconds);
  if (until <= since) return since;
  await database.asSystem(async (transaction) => {
    const turned = await transaction.all(listTurned, [since, until]);
    if (turned.length === 0) return;
    await publishEvents(
      transaction,
      effects.wakeRelay,
      turned.flatMap(({ organization_id: organizationId }) => [
        { organizationId, event: { kind: 'contacts_changed' } as const },
        { organizationId, event: { kind: 'lists_changed' } as const },
      ]),
    );
  });
  return until;
}
