import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { undoAction } from './end-action.ts';
import { runActions } from './run-action.ts';
import { startAction } from './start-action.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
  log: silentLog,
  superAdministratorEmails: new Set<string>(),
  askForAction() {},
};
const headers = new Headers();

const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Flo'];
const some = fc.subarray(names);
const kind = fc.constantFrom('add_to_list' as const, 'remove_from_list' as const);

const setMembers = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id, added_at, import_id)
   select $1, $2, member.id, '2026-01-02'::timestamptz + member.position * interval '1 day',
     case when member.position % 2 = 0 then member.id end
   from unnest($3::uuid[]) with ordinality as member (id, position)`,
  {},
);
const putOn = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id, added_at)
   select $1, $2, unnest($3::uuid[]), '2026-02-03' on conflict do nothing`,
  {},
);
const takeOff = testStatement(
  `delete from list_contacts where organization_id = $1 and list_id = $2
     and contact_id = any($3::uuid[])`,
  {},
);
const findMembers = testStatement(
  `select contact.full_name, member.added_at, member.import_id from list_contacts member
   join contacts contact on contact.id = member.contact_id
   where member.list_id = $1 order by contact.full_name`,
  { full_name: 'text', added_at: 'timestamptz', import_id: 'uuid?' },
);

describe('who is on a list after something was taken back', () => {
  it('is who was on it before, but for what others did to it in between', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const people = names.map((name, index) => ({ name, e164: `+1312555100${index}` }));
    const { listId, contactIds } = await addList(database, organization, people);
    const context = { scope: organization, headers };
    const idsOf = (chosen: readonly string[]) =>
      chosen.flatMap((name) => contactIds.get(name) ?? []);
    const members = () => askSystem(database, findMembers, [listId]);
    const change = (statement: typeof putOn, chosen: readonly string[]) =>
      askSystem(database, statement, [organizationId, listId, idsOf(chosen)]);

    const sets = fc.record({ before: some, selected: some, off: some, on: some, kind });
    await fc.assert(
      fc.asyncProperty(sets, async (given) => {
        await change(takeOff, names);
        await change(setMembers, given.before);
        const first = await members();
        const selected = idsOf(given.selected);
        const begun = await startAction(services, context, {
          selection:
            selected.length === 0
              ? { filter: { search: 'nobody at all' }, except: [] }
              : { contactIds: selected },
          action: { kind: given.kind, listId },
        });
        await runActions(services, { actionId: begun.id });
        const changed = new Set(
          given.selected.filter(
            (name) => given.before.includes(name) === (given.kind === 'remove_from_list'),
          ),
        );
        // A contact whom others touch meanwhile is theirs.
        await change(takeOff, given.off);
        await change(putOn, given.on);
        const between = await members();
        if (changed.size === 0) {
          const undoing = undoAction(services, context, { actionId: begun.id });
          await expect(undoing).rejects.toMatchObject({ code: 'conflict' });
          return;
        }
        const undo = await undoAction(services, context, { actionId: begun.id });
        await runActions(services, { actionId: undo.id });

        const wasPutOnAgain = (name: string) =>
          given.on.includes(name) &&
          (given.off.includes(name) || given.kind === 'remove_from_list');
        const expected = names.flatMap((name) => {
          const then = first.find((row) => row.full_name === name);
          const now = between.find((row) => row.full_name === name);
          if (!changed.has(name) || wasPutOnAgain(name)) return now ?? [];
          return given.kind === 'remove_from_list' ? (then ?? []) : [];
        });
        expect(await members()).toEqual(expected);
      }),
      { numRuns: tries(40) },
    );
  });
});
