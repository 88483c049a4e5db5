import { describe, expect, it } from 'vitest';
import { defineStatement } from '../../platform/database/statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createUser } from './create-user.ts';

const { database } = useTestDatabase();
const services = { database, now: () => new Date() };

const readUser = defineStatement({
  name: 'test.read_user',
  text: `
    select users.email, users.encrypted_password, profiles.email as profile_email, profiles.full_name
    from auth.users join profiles on profiles.id = users.id where users.id = $1`,
  row: { email: 'text', encrypted_password: 'text', profile_email: 'text', full_name: 'text' },
});

describe('creating a user', () => {
  it('keeps a hash of the password, and a profile with the same id', async () => {
    const id = await createUser(services, {
      email: 'Ada@Example.com',
      password: 'correct horse battery',
      fullName: 'Ada Byron',
    });
    const user = await database.asAuth((transaction) => transaction.first(readUser, [id]));
    expect(user).toEqual({
      email: 'ada@example.com',
      encrypted_password: expect.stringMatching(/^\$argon2id\$/),
      profile_email: 'ada@example.com',
      full_name: 'Ada Byron',
    });
  });

  it('refuses an email that somebody has, in whatever case', async () => {
    const person = { password: 'correct horse battery', fullName: 'Grace Hopper' };
    await createUser(services, { ...person, email: 'grace@example.com' });
    const again = createUser(services, { ...person, email: 'GRACE@example.com' });
    await expect(again).rejects.toMatchObject({ code: 'email_exists', status: 422 });
  });
});
