import { brokenCodes, findBroken } from '@ringfence/server/src/features/invariants/index.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';

/** Before the run. */
const since = new Date('2020-01-01T00:00:00Z');

/** Who is lost, stuck or called out of turn in the campaigns of the organizations, by the product's own check. */
export async function countBroken(
  database: Database,
  organizationIds: readonly string[],
  say: (sentence: string) => void,
): Promise<number> {
  const now = new Date();
  const counts = new Map(brokenCodes.map((code) => [code, 0]));
  let found = 0;
  for (const organizationId of organizationIds) {
    const broken = await database.asSystem((transaction) =>
      findBroken(transaction, { organizationId, since, now }),
    );
    for (const one of broken) {
      counts.set(one.code, (counts.get(one.code) ?? 0) + 1);
      found += 1;
      if (found <= 5) say(`BROKEN ${JSON.stringify(one)}`);
    }
  }
  say(`invariants ${JSON.stringify(Object.fromEntries(counts))}`);
  return found;
}
