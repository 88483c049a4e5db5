import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { showScripts } from './show-scripts.ts';

const { database } = useTestDatabase();

const withdraw = testStatement(
  `update script_versions set state = 'withdrawn', withdrawn_by = approved_by, withdrawn_at = now()
   where script_id = $1`,
  {},
);

it('a script connects people where a part of its approved version does', async () => {
  const here = await addOrganization(database);
  const parts = startingScripts.reminder.parts.filter(({ kind }) => kind !== 'connect');
  const alone = { ...startingScripts.reminder, parts };
  const ids = {
    connecting: await approveScript(database, here.organizationId),
    alone: await approveScript(database, here.organizationId, 'reminder', alone),
    withdrawn: await approveScript(database, here.organizationId),
  };
  await askSystem(database, withdraw, [ids.withdrawn]);
  const { scripts } = await showScripts({ database }, here, { archived: false });
  const known = new Map(scripts.map(({ id, connects }) => [id, connects]));
  expect(known).toEqual(
    new Map([
      [ids.connecting, true],
      [ids.alone, false],
      [ids.withdrawn, false],
    ]),
  );
});
