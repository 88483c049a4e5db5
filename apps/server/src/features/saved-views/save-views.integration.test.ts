import { beforeAll, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { contactViews } from '../contacts/index.ts';
import { keepView, removeView, showViews } from './keep-views.ts';

const { database } = useTestDatabase();
const services = { database };
const headers = new Headers();
let admin: TestOrganization;
let member: TestOrganization;
let other: TestOrganization;

const addMember = testStatement(
  `with profile as (
     insert into profiles (email) values (gen_random_uuid()::text || '@example.com') returning id
   )
   insert into user_organizations (organization_id, user_id) select $1, id from profile
   returning user_id as id`,
  { id: 'uuid' },
);

beforeAll(async () => {
  admin = await addOrganization(database);
  const join = async () => {
    const [added] = await askSystem(database, addMember, [admin.organizationId]);
    return { organizationId: admin.organizationId, userId: added?.id ?? '' };
  };
  [member, other] = [await join(), await join()];
});

const content = {
  filter: { states: ['open' as const], promised: false },
  sort: 'balance' as const,
  direction: 'descending' as const,
  columns: ['name', 'balance'],
};
const save = (scope: TestOrganization, name: string, isShared: boolean) =>
  keepView(services, { scope, headers }, contactViews, { name, isShared, content });
const namesFor = async (scope: TestOrganization) =>
  (await showViews(services, scope, contactViews)).views.map(
    ({ name, isMine }) => `${name}${isMine ? '*' : ''}`,
  );

describe('a saved view', () => {
  it('is given back as it was saved, and saved again under its name it takes its place', async () => {
    const saved = await save(member, 'High', false);
    expect(saved).toMatchObject({ name: 'High', isShared: false, isMine: true, content });
    const again = await keepView(services, { scope: member, headers }, contactViews, {
      name: 'HIGH',
      isShared: false,
      content: { ...content, sort: 'name' },
    });
    expect(again).toMatchObject({ id: saved.id, content: { sort: 'name' } });
    await removeView(services, member, contactViews, saved.id);
  });

  it('is seen by who saved it, and by everybody in the organization where it is shared', async () => {
    const own = await save(member, 'Own', false);
    const shared = await save(member, 'Shared', true);
    expect(await namesFor(member)).toEqual(['Own*', 'Shared*']);
    expect(await namesFor(other)).toEqual(['Shared']);
    expect(await namesFor(await addOrganization(database))).toEqual([]);
    await expect(removeView(services, other, contactViews, own.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    const taking = removeView(services, other, contactViews, shared.id);
    await expect(taking).rejects.toMatchObject({ code: 'not_permitted' });
    await expect(removeView(services, admin, contactViews, own.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await removeView(services, admin, contactViews, shared.id);
    await removeView(services, member, contactViews, own.id);
    expect(await namesFor(member)).toEqual([]);
  });
});
