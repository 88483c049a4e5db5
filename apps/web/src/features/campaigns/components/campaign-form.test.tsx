import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../../testing/create-storage.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { rememberDraft } from '../campaign-draft.ts';
import type { CampaignFields } from '../campaign-fields.ts';
import { CampaignForm } from './campaign-form.tsx';

const current = createWorkplace('Harbor');
const number = {
  e164: '+13125550100',
  label: '',
  state: 'active',
  verifiedAt: '2026-03-02T09:00Z',
};
const known = [
  [
    current.queries.settings.listCallerIds.queryKey(),
    { callerIds: [{ ...number, accountId: 'account', poolId: null }] },
  ],
  [current.queries.callerIdPools.list.queryKey(), { pools: [] }],
  [
    current.queries.scripts.list.queryKey({ input: { archived: 'false' } }),
    { scripts: [{ id: 'script', name: 'Ordinary', approvedVersion: 2, connects: false }] },
  ],
] as const;

async function render(draft: Partial<CampaignFields>, origin = 'blank', isLoaded = true) {
  rememberDraft('Harbor', 'blank', draft);
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={isLoaded ? known : []}>
      <CampaignForm lists={[]} origin={origin} wantedListId="" onStarted={() => {}} />
    </WithWorkplace>,
  );
  const chosen = [...markup.matchAll(/<option value="([^"]*)" selected="">/g)].map(([, id]) => id);
  const start = findTags(markup, 'button').find(({ type }) => type === 'submit');
  return { text, chosen, isHeld: start?.tabindex === '-1' };
}

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('the form for a campaign', () => {
  it('chooses the only script and the only number', async () => {
    const { text, chosen } = await render({ name: 'March' });
    expect(chosen).toEqual(expect.arrayContaining(['script', number.e164]));
    expect(text).toContain('Your unfinished campaign is back.');
    expect(text).not.toContain('Choose another');
  });

  it('puts nothing in the place of what is gone, and says so', async () => {
    const { text, chosen } = await render({
      listId: 'archived',
      scriptId: 'withdrawn',
      callerId: '+13125550199',
    });
    expect(chosen).not.toContain('script');
    expect(chosen).not.toContain(number.e164);
    expect(text).toContain('The list you chose is archived or deleted.');
    expect(text).toContain('was deleted or is no longer approved');
    expect(text).toContain('Calls can no longer be placed from +13125550199.');
  });

  it('can be sent once it is known what there is to choose', async () => {
    expect((await render({}, 'blank', false)).isHeld).toBe(true);
    expect((await render({})).isHeld).toBe(false);
  });

  it('does not continue a draft that was opened from elsewhere', async () => {
    const { text } = await render({ name: 'March', spokenName: 'Pinedale' }, 'copy x');
    expect(text).not.toContain('Your unfinished campaign is back.');
    expect(text).not.toContain('Pinedale');
  });
});
