import * as z from 'zod';
import { deathOrder, openDyingDatabase } from '../../../testing/die-at.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { doStep } from '../import-jobs.ts';
import { workStates } from '../import-steps.ts';

const stepOrder = deathOrder.extend({
  state: z.enum(workStates),
  asked: z.object({ organizationId: z.uuid(), importId: z.uuid(), step: z.number().int() }),
});
export type StepOrder = z.infer<typeof stepOrder>;

/** A worker that does one step of an upload, and dies at the point that it is given. */
const { connectionString, state, asked, point, now } = stepOrder.parse(
  JSON.parse(process.argv[2] ?? ''),
);
const database = openDyingDatabase(connectionString, point);
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  readFreeBytes: async () => null,
  now: () => new Date(now),
};
await doStep(services, state, asked);
await database.close();
