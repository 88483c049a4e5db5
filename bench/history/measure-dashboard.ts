import { listHeldBack } from '@ringfence/server/src/features/dashboard/list-behind.ts';
import { showDashboard } from '@ringfence/server/src/features/dashboard/show-dashboard.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';
import type { Measured } from '../lists/measure-questions.ts';
import { type FilledHistory, lastDay, rareRule } from './fill-calls.ts';
import { measure } from './measure-questions.ts';

const zone = 'America/Chicago';
const periods = {
  day: { from: '2026-05-31', to: lastDay, zone },
  month: { from: '2026-05-01', to: lastDay, zone },
  year: { from: '2025-06-01', to: lastDay, zone },
};

/** How long what the dashboard asks for takes, from the question to the answer, of a day, a month and a year. */
export async function measureDashboard(
  database: Database,
  { organizationId, userId }: FilledHistory,
  rounds: number,
): Promise<Measured[]> {
  const scope = { organizationId, userId };
  const services = { database, now: () => new Date(`${lastDay}T23:00:00Z`) };
  const measured: Measured[] = [];
  for (const [name, period] of Object.entries(periods)) {
    const ask = () => showDashboard(services, scope, period);
    const { calls, heldBack } = await ask();
    if (calls.figures.calls === 0 || heldBack.rules.length === 0) {
      throw new Error(`the dashboard of a ${name} is empty`);
    }
    measured.push(await measure(`dashboard of a ${name}`, rounds, ask));
  }
  const rare = { ...periods.year, limit: 50, rule: rareRule };
  const behind = await listHeldBack(services, scope, rare);
  if (behind.decisions.length === 0) throw new Error('nobody was held back by the rare rule');
  measured.push(
    await measure('held back by a rare rule', rounds, () => listHeldBack(services, scope, rare)),
  );
  return measured;
}
