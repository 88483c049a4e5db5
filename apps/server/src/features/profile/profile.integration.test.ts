import { call } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf, signInPerson } from '../../auth/testing/sign-in-person.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  startAuth,
} from '../../auth/testing/start-auth.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { createProfileRoutes } from './index.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let routes: ReturnType<typeof createProfileRoutes>;

beforeAll(async () => {
  auth = await startAuth(database);
  const { effects } = auth.services;
  routes = createProfileRoutes({ database, effects, keepsSessions: true });
});
afterAll(() => auth.stop());

const show = async (person: Person) =>
  call(routes.show, undefined, { context: await signInPerson(auth.services, person) });

const rename = async (person: Person, fullName: string) =>
  call(routes.update, { fullName }, { context: await signInPerson(auth.services, person) });

const listActions = async (organizationId: string | undefined) =>
  (await readActivity(database, organizationId)).map(({ action }) => action);

describe('the own profile', () => {
  it('is shown', async () => {
    const person = await createPerson(database);
    expect(await show(person)).toEqual({
      id: person.id,
      email: person.email,
      fullName: 'Ada Byron',
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it('that is not there is reported by its code, and is made when it is changed', async () => {
    const person = await createPerson(database, 0);
    const context = await signInPerson(auth.services, person);
    await database.asSystem((transaction) =>
      transaction.all(testStatement('delete from profiles where id = $1', {}), [person.id]),
    );
    const before = call(routes.show, undefined, { context });
    await expect(before).rejects.toMatchObject({ code: 'PGRST116' });
    const after = await call(routes.update, { fullName: 'Ada Lovelace' }, { context });
    expect(after).toMatchObject({ id: person.id, email: person.email, fullName: 'Ada Lovelace' });
  });

  it('takes a new name, and every organization of the person hears of it', async () => {
    const person = await createPerson(database, 2);
    expect(await rename(person, '  Ada Lovelace ')).toMatchObject({ fullName: 'Ada Lovelace' });
    expect(await show(person)).toMatchObject({ fullName: 'Ada Lovelace' });
    for (const organizationId of person.organizationIds) {
      const entries = await readActivity(database, organizationId);
      expect(entries.filter(({ action }) => action === 'profile.updated')).toEqual([
        {
          action: 'profile.updated',
          actor_kind: 'profile',
          actor_id: person.id,
          subject_kind: 'profile',
          subject_id: person.id,
          detail: { changed: ['full_name'] },
        },
      ]);
    }
  });

  it('tells nothing when the name stays the same', async () => {
    const person = await createPerson(database);
    expect(await rename(person, 'Ada Byron')).toMatchObject({ fullName: 'Ada Byron' });
    expect(await listActions(person.organizationIds[0])).not.toContain('profile.updated');
  });

  it('needs a person who is signed in, and a name', async () => {
    const context = contextOf(auth.services);
    await expect(call(routes.show, undefined, { context })).rejects.toMatchObject({
      code: 'no_authorization',
    });
    const person = await createPerson(database, 0);
    await expect(rename(person, ' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(rename(person, 'x'.repeat(201))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the profile of another', () => {
  it('is neither shown nor changed by a request that names it', async () => {
    const [person, other] = [await createPerson(database), await createPerson(database)];
    const context = await signInPerson(auth.services, person);
    const input = { id: other.id, userId: other.id, fullName: 'Mallory' };
    expect(await call(routes.update, input, { context })).toMatchObject({ id: person.id });
    expect(await show(other)).toMatchObject({ fullName: 'Ada Byron' });
    expect(await listActions(other.organizationIds[0])).not.toContain('profile.updated');
  });

  it('stays closed to the tenant role, even inside one organization', async () => {
    const [person, other] = [await createPerson(database), await createPerson(database)];
    const organizationId = person.organizationIds[0] ?? null;
    await database.asSystem((transaction) =>
      transaction.all(
        testStatement(
          'insert into user_organizations (organization_id, user_id) values ($1, $2)',
          {},
        ),
        [organizationId, other.id],
      ),
    );
    const renameOther = testStatement('update profiles set full_name = $2 where id = $1', {});
    const within = database.asTenant({ userId: person.id, organizationId }, (transaction) =>
      transaction.all(renameOther, [other.id, 'Mallory']),
    );
    await expect(within).rejects.toThrow('row-level security');
    await database.asTenant({ userId: person.id, organizationId: null }, (transaction) =>
      transaction.all(renameOther, [other.id, 'Mallory']),
    );
    expect(await show(other)).toMatchObject({ fullName: 'Ada Byron' });
  });
});

describe('the record of an organization', () => {
  const insertEntry = testStatement(
    `insert into activity_entries (organization_id, actor_kind, actor_id, action)
     values ($1, 'profile', $2, 'profile.updated')`,
    {},
  );
  const insertEvent = testStatement(
    `insert into live_events (organization_id, event) values ($1, '{"kind":"activity_appended"}')`,
    {},
  );

  it('is written by its members alone, each in their own name', async () => {
    const [person, other] = [await createPerson(database), await createPerson(database)];
    const [own, foreign] = [person.organizationIds[0], other.organizationIds[0]];
    const attempts = [
      [insertEntry, [foreign, person.id]],
      [insertEntry, [own, other.id]],
      [insertEvent, [foreign]],
    ] as const;
    for (const [statement, values] of attempts) {
      const work = database.asTenant({ userId: person.id, organizationId: null }, (transaction) =>
        transaction.all(statement, values),
      );
      await expect(work).rejects.toThrow('row-level security');
    }
  });

  it('is out of reach from inside another organization of the same person', async () => {
    const person = await createPerson(database, 2);
    const [first = null, second] = person.organizationIds;
    const scope = { userId: person.id, organizationId: first };
    for (const [statement, values] of [
      [insertEntry, [second, person.id]],
      [insertEvent, [second]],
    ] as const) {
      const work = database.asTenant(scope, (transaction) => transaction.all(statement, values));
      await expect(work).rejects.toThrow('row-level security');
    }
  });
});
