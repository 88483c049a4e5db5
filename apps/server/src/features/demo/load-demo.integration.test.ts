import { expect, it } from 'vitest';
import { createUser } from '../../auth/index.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { demoSuperAdministrator } from './demo-people.ts';
import { isDemoLoaded, loadDemo } from './load-demo.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  now: () => new Date(),
};

it('is told by its loading alone, and not by somebody who takes one of its addresses', async () => {
  const person = { password: 'correct horse battery', fullName: 'Mallory' };
  await createUser(services, { ...person, email: demoSuperAdministrator });
  expect(await isDemoLoaded(database)).toBe(false);
  expect(await loadDemo(services)).toBe(true);
  expect(await isDemoLoaded(database)).toBe(true);
  expect(await loadDemo(services)).toBe(false);
});
