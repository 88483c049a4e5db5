import type { ScriptDetail } from '@ringfence/contract/scripts';
import type { Script } from '@ringfence/domain/callflow/script';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { approveVersion } from './approve-version.ts';
import { archiveScript, renameScript, restoreScript } from './change-script.ts';
import { checkDraft } from './check-draft.ts';
import { compareVersions } from './compare-versions.ts';
import { createScript } from './create-script.ts';
import { requireApprovedScript } from './require-approved.ts';
import { saveDraft } from './save-draft.ts';
import { showScript, showScripts, showVersion } from './show-scripts.ts';
import { pausedSentence, withdrawVersion } from './withdraw-version.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date(),
};
let here: TestOrganization;
let context: { scope: TestOrganization; headers: Headers };

const insertColleague = testStatement(
  `with profile as (
     insert into profiles (email, full_name) values (gen_random_uuid()::text || '@example.com', 'Otto Other')
     returning id
   )
   insert into user_organizations (organization_id, user_id, role) select $1, id, 'admin' from profile
   returning user_id`,
  { user_id: 'uuid' },
);
const insertLine = testStatement(
  `insert into staffed_lines (organization_id, e164, zone, verified_how, verified_at)
   values ($1, '+18725550100', 'America/Chicago', 'code', now())`,
  {},
);
const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_by, created_at)
   values ($1, 1, $2, $3, now())`,
  {},
);
const speakIn = testStatement(
  'update campaigns set script_id = $2, script_version = $3 where id = $1',
  {},
);
const findCampaign = testStatement(
  'select state, paused_for, paused_because from campaigns where id = $1',
  { state: 'text', paused_for: 'text?', paused_because: 'text?' },
);

beforeEach(async () => {
  here = await addOrganization(database);
  context = { scope: here, headers: new Headers() };
});

async function addColleague() {
  const [row] = await askSystem(database, insertColleague, [here.organizationId]);
  return { ...context, scope: { ...here, userId: row?.user_id ?? '' } };
}
const addLine = () => askSystem(database, insertLine, [here.organizationId]);
const decide = (policy: Partial<OrganizationPolicy>) =>
  askSystem(database, insertPolicy, [
    here.organizationId,
    JSON.stringify({ ...firstPolicy, ...policy }),
    here.userId,
  ]);
const create = (name = 'Reminder') =>
  createScript(services, context, {
    name,
    from: { kind: 'starting', purpose: 'reminder', contactPerson: 'Ana Torres' },
  });
const seen = ({ id, newest, revision }: ScriptDetail) => ({
  scriptId: id,
  version: newest.version,
  revision,
});
const reword = (person: string): Script => ({
  ...startingScripts.reminder,
  contactPerson: person,
});
/** Nothing is said at its end. */
const broken: Script = {
  ...startingScripts.reminder,
  parts: startingScripts.reminder.parts.map((part) =>
    part.kind === 'goodbye' ? { ...part, words: { ...part.words, es: '' } } : part,
  ),
};
const listDeeds = async () =>
  (await readActivity(database, here.organizationId)).map(({ action }) => action);
const refusal = async (work: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof ProblemError) return error;
  throw error ?? new Error('nothing was refused');
};

describe('scripts', () => {
  it('begin with a copy of one that the product brings, as a draft that nobody may speak', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'Reminder',
      purpose: 'reminder',
      newest: { version: 1, state: 'draft', writtenBy: { fullName: 'Ada Admin' } },
      approvedVersion: null,
      connects: false,
      runningCampaigns: 0,
      revision: 0,
    });
    expect(made.content).toEqual({ ...startingScripts.reminder, contactPerson: 'Ana Torres' });
    const { scripts } = await showScripts(services, here, { archived: false });
    expect(scripts.map(({ id }) => id)).toEqual([made.id]);
    const chosen = database.asTenant(here, (transaction) =>
      requireApprovedScript(transaction, made.id),
    );
    expect(await refusal(chosen)).toMatchObject({ code: 'validation_failed' });
  });

  it('can be copied, and share no name with another in use', async () => {
    const first = await create();
    expect(await refusal(create('reminder'))).toMatchObject({ code: 'conflict' });
    await saveDraft(services, context, { ...seen(first), content: reword('Sam Lee') });
    const from = { kind: 'copy', scriptId: first.id } as const;
    const copy = await createScript(services, context, { name: 'Copy', from });
    expect(copy).toMatchObject({ purpose: 'reminder', content: { contactPerson: 'Sam Lee' } });
    const taken = renameScript(services, context, { scriptId: copy.id, name: 'REMINDER' });
    expect(await refusal(taken)).toMatchObject({ code: 'conflict' });
    expect(
      await renameScript(services, context, { scriptId: copy.id, name: 'Later' }),
    ).toMatchObject({ name: 'Later' });
  });

  it('are made once, although the request comes twice', async () => {
    const again = { ...context, headers: new Headers({ 'idempotency-key': 'once' }) };
    const from = { kind: 'starting', purpose: 'callback', contactPerson: 'Ana Torres' } as const;
    const input = { name: 'Once', from };
    const one = await createScript(services, again, input);
    const two = await createScript(services, again, input);
    expect(two.id).toBe(one.id);
  });

  it('of another organization do not exist', async () => {
    const { id: scriptId } = await create();
    const elsewhere = await addOrganization(database);
    expect(await refusal(showScript(services, elsewhere, scriptId))).toMatchObject({
      code: 'not_found',
    });
    const theirs = { scope: elsewhere, headers: new Headers() };
    expect(await refusal(archiveScript(services, theirs, { scriptId }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('that are archived start no campaign and are not edited until they are restored', async () => {
    const scriptId = await approveScript(database, here.organizationId);
    await archiveScript(services, context, { scriptId });
    expect((await showScripts(services, here, { archived: false })).scripts).toEqual([]);
    const { scripts } = await showScripts(services, here, { archived: true });
    expect(scripts.map(({ id }) => id)).toEqual([scriptId]);
    const script = await showScript(services, here, scriptId);
    const edit = saveDraft(services, context, { ...seen(script), content: reword('Sam Lee') });
    expect(await refusal(edit)).toMatchObject({ code: 'conflict' });
    const start = () =>
      database.asTenant(here, (transaction) => requireApprovedScript(transaction, scriptId));
    expect(await refusal(start())).toMatchObject({ code: 'validation_failed' });
    await restoreScript(services, context, { scriptId });
    expect(await start()).toEqual({ scriptId, version: 1 });
    expect(await listDeeds()).toEqual(['script.archived', 'script.restored']);
  });
});

describe('a draft', () => {
  it('is refused where somebody saved meanwhile, with what they saved', async () => {
    const read = await create();
    const colleague = await addColleague();
    await saveDraft(services, colleague, { ...seen(read), content: reword('Otto') });
    const late = await refusal(
      saveDraft(services, context, { ...seen(read), content: reword('Ada') }),
    );
    expect(late).toMatchObject({
      code: 'script_changed',
      details: {
        revision: 1,
        newest: { writtenBy: { fullName: 'Otto Other' } },
        content: { contactPerson: 'Otto' },
      },
    });
    const after = await showScript(services, here, read.id);
    expect(after).toMatchObject({ revision: 1, content: { contactPerson: 'Otto' } });
    expect(
      await saveDraft(services, context, { ...seen(after), content: reword('Ada') }),
    ).toMatchObject({ revision: 2, content: { contactPerson: 'Ada' } });
  });

  it('of two who save at once is saved by one', async () => {
    const read = await create();
    const both = await Promise.allSettled(
      ['Ada', 'Otto'].map((person) =>
        saveDraft(services, context, { ...seen(read), content: reword(person) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not written down as changed where it is the same', async () => {
    const read = await create();
    const same = await saveDraft(services, context, { ...seen(read), content: read.content });
    expect(same.revision).toBe(0);
    expect(await listDeeds()).toEqual(['script.created']);
  });

  it('is checked as it is stored, or as somebody is about to save it', async () => {
    const { id: scriptId } = await create();
    expect((await checkDraft(services, here, { scriptId })).findings).toEqual([]);
    const { findings } = await checkDraft(services, here, { scriptId, content: broken });
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'refuses', language: 'es' }),
    );
  });

  it('is compared with the version before it', async () => {
    await addLine();
    const made = await create();
    const approved = await approveVersion(services, context, seen(made));
    await saveDraft(services, context, { ...seen(approved), content: broken });
    const compared = { scriptId: made.id, before: 1, after: 2 };
    const { places } = await compareVersions(services, here, compared);
    expect(places.every(({ change }) => change === 'changed')).toBe(true);
    expect(places.flatMap(({ words }) => words)).toContainEqual(
      expect.objectContaining({ language: 'es', after: '' }),
    );
    const unknown = compareVersions(services, here, { ...compared, after: 3 });
    expect(await refusal(unknown)).toMatchObject({ code: 'not_found' });
  });
});

describe('an approval', () => {
  it('is refused with what the checker found, and mended', async () => {
    await addLine();
    const made = await create();
    const saved = await saveDraft(services, context, { ...seen(made), content: broken });
    const refused = await refusal(approveVersion(services, context, seen(saved)));
    expect(refused).toMatchObject({
      code: 'script_refused',
      details: { findings: expect.arrayContaining([expect.objectContaining({ language: 'es' })]) },
    });
    const mended = await saveDraft(services, context, {
      ...seen(saved),
      content: reword('Ada Admin'),
    });
    const approved = await approveVersion(services, context, seen(mended));
    expect(approved).toMatchObject({
      approvedVersion: 1,
      connects: true,
      newest: { state: 'approved' },
      versions: [{ approvedBy: { fullName: 'Ada Admin' }, approvedAt: expect.any(String) }],
    });
    expect(await listDeeds()).toEqual([
      'script.created',
      'script.changed',
      'script.changed',
      'script.approved',
    ]);
  });

  it('needs a verified line where calls are returned', async () => {
    const made = await create();
    const approve = () => approveVersion(services, context, seen(made));
    expect(await refusal(approve())).toMatchObject({ code: 'ring_back_missing' });
    await askSystem(
      database,
      testStatement(
        `insert into staffed_lines (organization_id, e164, zone, takes_ring_backs, verified_how, verified_at)
         values ($1, '+18725550101', 'UTC', true, null, null), ($1, '+18725550102', 'UTC', false, 'code', now())`,
        {},
      ),
      [here.organizationId],
    );
    expect(await refusal(approve())).toMatchObject({ code: 'ring_back_missing' });
    await addLine();
    expect(await approve()).toMatchObject({ approvedVersion: 1 });
  });

  it('is for somebody other than the writer where the policy asks for it', async () => {
    await addLine();
    await decide({ scriptApproval: 'other_person' });
    const made = await create();
    const own = approveVersion(services, context, seen(made));
    expect(await refusal(own)).toMatchObject({ code: 'other_approver_needed' });
    const colleague = await addColleague();
    const approved = await approveVersion(services, colleague, seen(made));
    expect(approved.versions[0]).toMatchObject({
      writtenBy: { fullName: 'Ada Admin' },
      approvedBy: { fullName: 'Otto Other' },
    });
  });

  it('is of what was read, and of a draft alone', async () => {
    await addLine();
    const read = await create();
    const saved = await saveDraft(services, context, { ...seen(read), content: reword('Ada') });
    const late = approveVersion(services, context, seen(read));
    expect(await refusal(late)).toMatchObject({ code: 'script_changed' });
    const approved = await approveVersion(services, context, seen(saved));
    const twice = approveVersion(services, context, seen(approved));
    expect(await refusal(twice)).toMatchObject({ code: 'conflict' });
  });

  it('is not given by a member', async () => {
    await addLine();
    const made = await create();
    const demote = testStatement(
      `update user_organizations set role = 'member' where organization_id = $1`,
      {},
    );
    await askSystem(database, demote, [here.organizationId]);
    const refused = await refusal(approveVersion(services, context, seen(made)));
    expect(['not_permitted', 'not_found']).toContain(refused.code);
  });

  it('stays with its words: saving begins the next version, and no statement changes the old one', async () => {
    const scriptId = await approveScript(database, here.organizationId);
    const before = await showScript(services, here, scriptId);
    const saved = await saveDraft(services, context, {
      ...seen(before),
      content: reword('Ada Admin'),
    });
    expect(saved).toMatchObject({ newest: { version: 2, state: 'draft' }, approvedVersion: 1 });
    const first = await showVersion(services, here, { scriptId, version: 1 });
    expect(first.content).toEqual(before.content);
    const direct = (text: string) =>
      askSystem(database, testStatement(text, {}), [here.organizationId, scriptId]);
    const one = 'where organization_id = $1 and script_id = $2 and version = 1';
    for (const text of [
      `update script_versions set content = '{}' ${one}`,
      `update script_versions set approved_at = now() ${one}`,
      `update script_versions set state = 'draft', approved_at = null, approved_by = null ${one}`,
      `delete from script_versions ${one}`,
    ]) {
      await expect(direct(text)).rejects.toThrow('approved script cannot be');
    }
  });
});

describe('a withdrawn approval', () => {
  it('pauses the campaigns that speak the version, and starts none', async () => {
    const scriptId = await approveScript(database, here.organizationId);
    const other = await approveScript(database, here.organizationId, 'callback');
    const { listId } = await addList(database, here, []);
    const [speaking, silent] = [
      await addCampaign(database, here, listId),
      await addCampaign(database, here, listId),
    ];
    await askSystem(database, speakIn, [speaking, scriptId, 1]);
    await askSystem(database, speakIn, [silent, other, 1]);
    expect(await showScript(services, here, scriptId)).toMatchObject({ runningCampaigns: 1 });
    const withdrawn = await withdrawVersion(services, context, { scriptId, version: 1 });
    expect(withdrawn).toMatchObject({
      approvedVersion: null,
      runningCampaigns: 0,
      versions: [{ state: 'withdrawn', withdrawnBy: { fullName: 'Ada Admin' } }],
    });
    expect(await askSystem(database, findCampaign, [speaking])).toEqual([
      { state: 'paused', paused_for: 'script', paused_because: pausedSentence },
    ]);
    expect(await askSystem(database, findCampaign, [silent])).toMatchObject([{ state: 'running' }]);
    const start = database.asTenant(here, (transaction) =>
      requireApprovedScript(transaction, scriptId),
    );
    expect(await refusal(start)).toMatchObject({ code: 'validation_failed' });
    expect(await listDeeds()).toEqual(['campaign.paused', 'script.withdrawn']);
    // Twice changes nothing.
    await withdrawVersion(services, context, { scriptId, version: 1 });
    expect(await listDeeds()).toHaveLength(2);
  });

  it('of the last version does not bring back the one that it replaced', async () => {
    const scriptId = await approveScript(database, here.organizationId);
    const read = await showScript(services, here, scriptId);
    const saved = await saveDraft(services, context, { ...seen(read), content: reword('Ada') });
    await approveVersion(services, context, seen(saved));
    const withdrawn = await withdrawVersion(services, context, { scriptId, version: 2 });
    expect(withdrawn.approvedVersion).toBeNull();
  });

  it('is not there for a draft', async () => {
    const { id: scriptId } = await create();
    const withdrawn = withdrawVersion(services, context, { scriptId, version: 1 });
    expect(await refusal(withdrawn)).toMatchObject({ code: 'conflict' });
  });
});
