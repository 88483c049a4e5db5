import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { nameCode } from '../../platform/secrets/name-code.ts';
import { drawCallerId } from '../../testing/add-caller-id.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { ringBackNumber } from '../../testing/approve-script.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { addLine, changeLine, listLines, removeLine } from './change-lines.ts';
import { findRingBackLine, listReachableLines } from './find-ring-back.ts';
import { confirmLineVerification } from './verify-line.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date(),
  secrets: testSecrets,
};
let here: TestOrganization;

beforeEach(async () => {
  here = await addOrganization(database);
});

const fields = {
  label: 'Front desk',
  takesRingBacks: true,
  takesTransfers: false,
  places: 1,
  hours: null,
  zone: 'America/Chicago',
};
const add = (e164 = drawCallerId(), given: Partial<typeof fields> = {}) =>
  addLine(services, { scope: here, headers: new Headers() }, { e164, ...fields, ...given });
const verifyDirectly = testStatement(
  `update staffed_lines set verified_how = 'code', verified_at = now()
   where organization_id = $1 and id = $2`,
  {},
);
const addVerified = async () => {
  const line = await add();
  await askSystem(database, verifyDirectly, [here.organizationId, line.id]);
  return line;
};
const ringBack = () => database.asTenant(here, (transaction) => findRingBackLine(transaction));
const refusal = async (work: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof ProblemError) return error;
  throw error ?? new Error('nothing was refused');
};
const listDeeds = async () =>
  (await readActivity(database, here.organizationId)).map(({ action }) => action);

/** A call with a code that somebody has heard. */
const insertVerification = testStatement(
  `insert into caller_id_verifications (organization_id, id, e164, account_id, called_from, requested_by,
     requested_at, zones, calls_before, code, code_key, state, outcome, spoken_at)
   values ($1, $2, $3, gen_random_uuid(), '+13125550199', $4, now(), '{America/Chicago}', 0, $5, $6,
     'ended', 'hung_up', now())`,
  {},
);
async function sayCode(e164: string, code: string): Promise<string> {
  const id = randomUUID();
  const { sealed, keyId } = testSecrets.seal(code, nameCode(id));
  const { organizationId, userId } = here;
  await askSystem(database, insertVerification, [organizationId, id, e164, userId, sealed, keyId]);
  return id;
}

describe('staffed lines', () => {
  it('are added, changed and removed, each written down', async () => {
    const [first, second] = [await add(), await add(drawCallerId(), { takesTransfers: true })];
    expect(first).toMatchObject({ label: 'Front desk', position: 0, verifiedAt: null });
    expect(second).toMatchObject({ position: 1, takesTransfers: true });
    const hours = [null, { from: 540, to: 1020 }, null, null, null, null, null];
    const changed = await changeLine(services, here, { lineId: first.id, hours, position: 5 });
    expect(changed).toMatchObject({ hours, position: 5, label: 'Front desk' });
    const { lines } = await listLines(services, here);
    expect(lines.map(({ id }) => id)).toEqual([second.id, first.id]);
    await removeLine(services, here, second.id);
    expect(await listDeeds()).toEqual([
      'staffed_line.added',
      'staffed_line.added',
      'staffed_line.changed',
      'staffed_line.removed',
    ]);
  });

  it('are not written down as changed where they were like that already', async () => {
    const line = await add();
    expect(await changeLine(services, here, { lineId: line.id, label: 'Front desk' })).toEqual(
      line,
    );
    expect(await listDeeds()).toEqual(['staffed_line.added']);
  });

  it('stand there once, in a zone that there is', async () => {
    const { e164 } = await add();
    expect(await refusal(add(e164))).toMatchObject({ fields: [{ path: 'e164' }] });
    const nowhere = Promise.resolve().then(() => add(drawCallerId(), { zone: 'Mars/Olympus' }));
    expect(await refusal(nowhere)).toMatchObject({ fields: [{ path: 'zone' }] });
  });

  it('of another organization do not exist', async () => {
    const { id } = await add();
    const other = await addOrganization(database);
    expect(await refusal(removeLine(services, other, id))).toMatchObject({ code: 'not_found' });
    expect((await listLines(services, other)).lines).toEqual([]);
  });
});

describe('the number to ring back', () => {
  it('is the first verified line that takes returned calls', async () => {
    expect(await ringBack()).toBeUndefined();
    const [unverified, first, second] = [await add(), await addVerified(), await addVerified()];
    expect(await ringBack()).toEqual({ e164: first.e164 });
    await changeLine(services, here, { lineId: first.id, takesRingBacks: false });
    expect(await ringBack()).toEqual({ e164: second.e164 });
    await changeLine(services, here, { lineId: second.id, takesTransfers: true });
    await changeLine(services, here, { lineId: unverified.id, takesTransfers: true });
    const reached = await database.asTenant(here, (transaction) =>
      listReachableLines(transaction, here.organizationId, new Date()),
    );
    expect(reached).toEqual({ ringBack: second.e164, transfers: [second.e164] });
  });

  it('stays while campaigns run: the last line for it is neither removed nor closed', async () => {
    const { listId } = await addList(database, here, []);
    const campaignId = await addCampaign(database, here, listId);
    const { lines } = await listLines(services, here);
    const lineId = lines.find(({ e164 }) => e164 === ringBackNumber)?.id ?? '';
    const remove = () => removeLine(services, here, lineId);
    expect(await refusal(remove())).toMatchObject({ code: 'conflict' });
    const close = changeLine(services, here, { lineId, takesRingBacks: false });
    expect(await refusal(close)).toMatchObject({ code: 'conflict' });
    // One that nobody has proven takes nothing over.
    await add();
    expect(await refusal(remove())).toMatchObject({ code: 'conflict' });
    const pause = testStatement(`update campaigns set state = 'paused' where id = $1`, {});
    await askSystem(database, pause, [campaignId]);
    await remove();
    expect(await ringBack()).toBeUndefined();
  });

  it('is left to one of two who remove the last two lines at once', async () => {
    const { listId } = await addList(database, here, []);
    await addCampaign(database, here, listId);
    await addVerified();
    const { lines } = await listLines(services, here);
    const both = await Promise.allSettled(lines.map(({ id }) => removeLine(services, here, id)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a line', () => {
  it('is verified by the code that was said to it, and by none said to another', async () => {
    const line = await add();
    const confirm = (verificationId: string, code: string) =>
      confirmLineVerification(services, here, { lineId: line.id, verificationId, code });
    const elsewhere = await sayCode(drawCallerId(), '123456');
    expect(await refusal(confirm(elsewhere, '123456'))).toMatchObject({ code: 'not_found' });
    const said = await sayCode(line.e164, '654321');
    expect(await refusal(confirm(said, '111111'))).toMatchObject({ code: 'wrong_code' });
    const verified = await confirm(said, '654321');
    expect(verified).toMatchObject({ verifiedHow: 'code', verifiedAt: expect.any(String) });
    expect(await ringBack()).toEqual({ e164: line.e164 });
    expect(await listDeeds()).toEqual(['staffed_line.added', 'staffed_line.verified']);
  });

  it('is no number to call from by that', async () => {
    const line = await add();
    const verificationId = await sayCode(line.e164, '654321');
    await confirmLineVerification(services, here, {
      lineId: line.id,
      verificationId,
      code: '654321',
    });
    const found = testStatement('select e164 from caller_ids where organization_id = $1', {
      e164: 'text',
    });
    expect(await askSystem(database, found, [here.organizationId])).toEqual([]);
  });

  it('is called no more after five wrong codes', async () => {
    const line = await add();
    const verificationId = await sayCode(line.e164, '654321');
    const wrong = () =>
      refusal(
        confirmLineVerification(services, here, {
          lineId: line.id,
          verificationId,
          code: '111111',
        }),
      );
    for (let tries = 0; tries < 4; tries += 1) expect((await wrong()).code).toBe('wrong_code');
    expect((await wrong()).code).toBe('code_ended');
    expect(await listDeeds()).toEqual(['staffed_line.added', 'staffed_line.failed']);
  });
});
