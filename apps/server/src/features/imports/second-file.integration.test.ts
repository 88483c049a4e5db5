import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { showCallable } from './show-callable.ts';
import { startUploads } from './testing/start-uploads.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const statuses = ['Deceased', 'Do not call', 'Attorney', 'Bankruptcy'];
const writeFile = (status: (index: number) => string): string =>
  [
    'Reference,Name,Phone,State,ZIP,Balance,Status',
    // Somebody whom nothing forbids to call.
    'R-9,Person Z,312-555-0149,IL,60601,100.00,Active',
    ...Array.from(
      { length: 8 },
      (_, index) =>
        `R-${index},Person ${'ABCDEFGH'[index]},312-555-013${index},IL,60601,100.00,${status(index)}`,
    ),
  ].join('\n');

const standing = testStatement(
  `select kind, count(*) filter (where lifted_at is null) as held from suppressions
   where organization_id = $1 group by kind order by kind`,
  { kind: 'text', held: 'int8' },
);
const open = testStatement(
  `select count(*) filter (where state = 'open') as open from debts where organization_id = $1`,
  { open: 'int8' },
);

it('nobody is called whom a second file says to be active again, confirmed or not', async () => {
  const organization = await addOrganization(database);
  const uploads = startUploads(database, () => dialing.clock.now);
  const check = async (content: string) =>
    uploads.check(organization, await uploads.inspect(organization, content));
  const held = [
    { kind: 'attorney', held: 2 },
    { kind: 'bankruptcy', held: 2 },
    { kind: 'deceased', held: 2 },
    { kind: 'medium_stop', held: 2 },
  ];
  const readHeld = () => askSystem(database, standing, [organization.organizationId]);
  const readOpen = async () =>
    (await askSystem(database, open, [organization.organizationId]))[0]?.open;

  const first = await check(writeFile((index) => statuses[index % 4] ?? ''));
  expect(first.findings?.statuses.filter(({ word }) => word !== 'Active')).toEqual(
    [...statuses]
      .toSorted()
      .map((word) => expect.objectContaining({ column: 'Status', word, rows: 2 })),
  );
  const { listId } = await uploads.store(organization, first.id);
  expect(await readHeld()).toEqual(held);
  await addCampaign(database, organization, listId ?? '');
  await dialing.dialToTheEnd();

  const active = writeFile(() => 'Active');
  for (const isConfirmed of [false, true]) {
    const second = await check(active);
    expect(second.findings).toMatchObject({
      callable: { people: 8, restricted: 8 },
      warnings: expect.arrayContaining([
        expect.objectContaining({ code: 'restriction_kept', rows: 8 }),
      ]),
    });
    const { people } = await showCallable({ database }, organization, {
      importId: second.id,
      limit: 50,
    });
    expect(people).toHaveLength(8);
    expect(people[0]).toMatchObject({
      fullName: 'Person A',
      reasons: ['debt_reopened'],
      restrictions: ['deceased'],
      isWaiting: true,
    });
    expect(people[0]?.phone).not.toContain('5550130');
    const stored = await uploads.store(organization, second.id, isConfirmed);
    expect(stored).toMatchObject({ state: 'stored', waiting: isConfirmed ? 0 : 8 });
    expect(await readOpen()).toBe(isConfirmed ? 9 : 1);
    expect(await readHeld()).toEqual(held);
    await dialing.dialToTheEnd();
  }
  expect(dialing.simulator.calls().map(({ to }) => to)).toEqual(['+13125550149']);
});
