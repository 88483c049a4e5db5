import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import { afterEach, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../testing/with-workplace.tsx';
import { type AskedCampaign, useFreshPreflight } from './api.ts';

const asked: AskedCampaign = {
  listId: '0190f000-0000-7000-8000-000000000001',
  furtherListIds: [],
  excludedListIds: [],
  order: 'even',
  retry: firstRetryRules,
  mostAttempts: 3,
};

function Counts() {
  // It is opened a second after they were counted.
  vi.setSystemTime(Date.now() + 1000);
  const { data, isCounting } = useFreshPreflight(asked);
  return (
    <p>{`${data === undefined ? 'nothing' : 'counts'}, ${isCounting ? 'counting' : 'done'}`}</p>
  );
}

afterEach(() => void vi.useRealTimers());

it('counts again before a campaign is started, although its counts are known', async () => {
  const current = createWorkplace('Harbor');
  const key = current.queries.preflight.count.queryKey({ input: { ...asked, isExact: true } });
  const known = [[key, { people: 3, asOf: '2026-06-10T16:00:00Z' }]] as const;
  const opened = (
    <WithWorkplace current={current} known={known}>
      <Counts />
    </WithWorkplace>
  );
  expect((await renderMarkup(opened)).text).toBe('nothing, counting');
});
