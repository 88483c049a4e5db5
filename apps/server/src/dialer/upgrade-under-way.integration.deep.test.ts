import { describe, expect, it } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { askPast, insertPast, migrateBelow } from '../testing/past-installation.ts';
import { useEmptyDatabase } from '../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();
const ask = (text: string) => askPast(connectionString, text);

describe('an installation that is upgraded while a phone rings', () => {
  it('goes on with the call where it was', async () => {
    await migrateBelow(connectionString, 10);
    await ask(
      insertPast
        .replace(`'ended', 'no_answer', '2021-01-02Z'`, `'ringing', null, null`)
        .replace(`      'done'\n`, `      'calling'\n`),
    );
    await migrate(connectionString);
    expect(
      await ask(`select live.state, live.e164, live.policy_version, call.state as shown,
          live.placing_at = call.placing_at as is_placed, live.heard_at is not null as is_heard
        from calls_under_way live join calls_now call
          on call.organization_id = live.organization_id and call.id = live.call_id`),
    ).toEqual([
      {
        state: 'ringing',
        e164: '+13125550142',
        policy_version: 0,
        shown: 'ringing',
        is_placed: true,
        is_heard: true,
      },
    ]);
  });
});
