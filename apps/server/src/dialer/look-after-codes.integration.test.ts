import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { lookAfterCodes } from './look-after-codes.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { verifyNumber } from './verify-number.ts';

const suite = useTestDatabase();
const { database } = suite;
const dropped: string[] = [];
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, {
    // As slow as calls are: a phone has to be found ringing.
    speed: 1,
    wrapCarrier: (carrier) => ({
      ...carrier,
      dropCall(carrierCallId) {
        dropped.push(carrierCallId);
        return carrier.dropCall(carrierCallId);
      },
    }),
  });
});
afterAll(() => dialing.stop());

const findCall = testStatement(
  `select state, outcome, carrier_call_id from caller_id_verifications where id = $1`,
  { state: 'text', outcome: 'text?', carrier_call_id: 'text?' },
);
const insertHalt = testStatement(
  `insert into call_halts (organization_id, started_by, started_at, by_super_administrator)
   values ($1, $2, now(), false)`,
  {},
);

it('a call with a code that rings when all calls are stopped is taken back', async () => {
  const scope = await addOrganization(database);
  await addCallerId(database, scope);
  const { accountId } = dialing;
  const asked = { scope, e164: '+13125560190', label: '', language: 'en', accountId } as const;
  const started = await verifyNumber(dialing.services, asked);
  const id = started.kind === 'started' ? started.id : '';
  const [call] = await askSystem(database, findCall, [id]);
  await lookAfterCodes(dialing.services);
  expect(dropped).toEqual([]);
  await askSystem(database, insertHalt, [scope.organizationId, scope.userId]);
  await lookAfterCodes(dialing.services);
  expect(dropped).toEqual([call?.carrier_call_id]);
  await vi.waitFor(
    async () =>
      expect(await askSystem(database, findCall, [id])).toMatchObject([{ state: 'ended' }]),
    { timeout: 30_000 },
  );
});
