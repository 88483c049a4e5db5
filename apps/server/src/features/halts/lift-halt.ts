import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import type { HaltRow } from './present-halt.ts';
import { findHalt, liftHalt as liftStatement } from './queries.ts';
import type { HaltContext } from './start-halt.ts';
import { tellEverybody, tellOrganization } from './tell-halt.ts';

function refuseUnlessTheirs(halt: HaltRow, { standing, scope }: HaltContext): void {
  if (halt.by_super_administrator && standing !== 'super_administrator') {
    throw new ProblemError(
      'not_permitted',
      'A super administrator stopped these calls. Only a super administrator can allow them again.',
    );
  }
  if (halt.organization_id === null && scope.organizationId !== null) {
    throw new ProblemError(
      'not_permitted',
      'This order holds for all organizations. Switch to admin mode to lift it.',
    );
  }
}

/** Lifting twice is no error: the second time there is nothing left to lift. */
export async function liftHalt(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  context: HaltContext,
  haltId: string,
): Promise<{ haltId: string }> {
  const { database, now } = services;
  const { userId } = context.scope;
  const halt = await database.asTenant(context.scope, (transaction) =>
    transaction.first(findHalt, [haltId]),
  );
  if (halt === undefined) throw new ProblemError('not_found');
  refuseUnlessTheirs(halt, context);
  const organizationId = halt.organization_id;
  const values = [haltId, userId, now()];
  if (organizationId === null) {
    await database.asSystem(async (transaction) => {
      if ((await transaction.first(liftStatement, values)) === undefined) return;
      await tellEverybody(services, transaction, userId, 'allowed', halt.note);
    });
  } else {
    // Across all organizations nothing is written: it is lifted in the organization that it is of.
    const scope = { ...context.scope, organizationId };
    await database.asTenant(scope, async (transaction) => {
      if ((await transaction.first(liftStatement, values)) === undefined) return;
      await tellOrganization(services, transaction, scope, 'allowed', halt.note);
    });
  }
  return { haltId };
}
