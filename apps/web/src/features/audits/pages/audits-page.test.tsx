import type { Audit } from '@ringfence/contract/audits';
import { describe, expect, it, vi } from 'vitest';
import { createAudit } from '../../../testing/create-audit.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { AuditsPage } from './audits-page.tsx';

vi.mock('../../live/index.ts', () => ({ LiveIndicator: () => null }));

async function render(
  audits: readonly Audit[],
  organizationId: string | null = 'Harbor',
  standing: 'admin' | 'member' | 'super_administrator' = 'admin',
) {
  const current = createWorkplace(organizationId, { standing });
  const key = current.queries.audits.list.infiniteKey({
    input: () => ({ limit: 50 }),
    initialPageParam: null,
  });
  const page = { audits, nextCursor: null };
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      current={current}
      mode={organizationId === null ? 'admin' : 'organization'}
      known={[[key, { pages: [page], pageParams: [null] }]]}
    >
      <AuditsPage />
    </WithWorkplace>,
    { at: '/activity/audit' },
  );
  const run = findTags(markup, 'button').length;
  return { text, run, links: findTags(markup, 'a').map(({ href }) => href), markup };
}

describe('the page of the audits', () => {
  it('tells how each ended, and leads to what it found', async () => {
    const { text, links } = await render([
      createAudit({ id: '3', state: 'cut_off', finishedAt: null }),
      createAudit({ id: '2', violations: 2, chainFaults: 1, cause: 'asked' }),
      createAudit({ id: '1' }),
    ]);
    expect(text).toContain('Result Interrupted');
    expect(text).toContain('Result 2 violations 1 fault in the activity record');
    expect(text).toContain('Result No violations Calls checked 1,234');
    expect(links).toContain('/activity/audit/2');
  });

  it('does not call one clean that has not finished', async () => {
    const { text } = await render([createAudit({ state: 'running', finishedAt: null })]);
    expect(text).toContain('Under way');
    expect(text).not.toContain('No violations');
  });

  it('says when the first one runs', async () => {
    const { text } = await render([]);
    expect(text).toContain('No audit has run yet The first one runs tonight');
  });

  it('lets admins run one, and nobody else', async () => {
    expect((await render([])).text).toContain('Run now');
    expect((await render([], 'Harbor', 'member')).text).not.toContain('Run now');
  });

  it('waits for the one that is under way', async () => {
    const disabled = async (state: Audit['state']) =>
      (await render([createAudit({ state })])).markup.includes('disabled=""');
    expect(await disabled('running')).toBe(true);
    expect(await disabled('finished')).toBe(false);
  });

  it('names the organizations where it spans them, and asks for one before a run', async () => {
    const { text } = await render([createAudit()], null, 'super_administrator');
    expect(text).toContain('Organization Harbor');
    expect(text).not.toContain('Run now');
  });
});
