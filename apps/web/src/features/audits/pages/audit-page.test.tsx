import type { Audit, AuditFinding } from '@ringfence/contract/audits';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createAudit, createFinding } from '../../../testing/create-audit.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { AuditPage } from './audit-page.tsx';

async function render(audit: Audit, findings: readonly AuditFinding[]) {
  const current = createWorkplace('Harbor');
  const key = current.queries.audits.show.infiniteKey({
    input: () => ({ auditId: '1', limit: 50 }),
    initialPageParam: null,
  });
  const page = { audit, findings, nextCursor: null };
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={[[key, { pages: [page], pageParams: [null] }]]}>
      <Routes>
        <Route path="/activity/audit/:auditId" element={<AuditPage />} />
      </Routes>
    </WithWorkplace>,
    { at: '/activity/audit/1' },
  );
  return { text, links: findTags(markup, 'a').map(({ href }) => href) };
}

describe('the page of an audit', () => {
  it('tells each finding in words, with the law and the way to the call', async () => {
    const { text, links } = await render(createAudit({ violations: 2, chainFaults: 1 }), [
      createFinding(),
      createFinding({ position: 2, kind: 'facts', code: 'changed', citation: '' }),
      createFinding({
        position: 3,
        kind: 'chain',
        code: 'missing',
        citation: '',
        callId: null,
        at: null,
        detail: 'position 7',
      }),
    ]);
    expect(text).toContain('The person asked not to be called 12 CFR 1006.14(h) About Call');
    expect(text).toContain('Changed afterwards About Decision behind the call');
    expect(text).toContain('Missing About Activity record When Not known Detail Position 7');
    expect(links).toContain('/calls/history/01890a5d-ac96-774b-bcce-b302099a8001');
  });

  it('says that nothing was found only once it has finished', async () => {
    expect((await render(createAudit(), [])).text).toContain('No problems found No call broke');
    const running = createAudit({ state: 'running', finishedAt: null, calls: 400 });
    const { text } = await render(running, []);
    expect(text).toContain('Checked so far: 400 calls');
    expect(text).toContain('No problems found so far');
  });
});
