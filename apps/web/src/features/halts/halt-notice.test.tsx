import type { Halt, WrongClock } from '@ringfence/contract/halts';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../testing/with-workplace.tsx';
import type { Workplace } from '../access/index.ts';
import { HaltControl } from './halt-control.tsx';
import { HaltNotice } from './halt-notice.tsx';

const ofHarbor: Halt = {
  id: '1',
  organization: { id: 'Harbor', name: 'Harbor' },
  note: 'A wrong file',
  startedAt: '2026-03-02T09:00:00.000Z',
  startedBy: 'Ana Torres',
};
const ofAll: Halt = { ...ofHarbor, id: '2', organization: null, note: '', startedBy: '' };

async function render(
  current: Workplace,
  halts: readonly Halt[],
  wrongClocks: readonly WrongClock[] = [],
) {
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      current={current}
      mode={current.organization === null ? 'admin' : 'organization'}
      known={[
        [current.queries.halts.list.queryKey(), { halts, wrongClocks }],
        [
          current.queries.settings.show.queryKey(),
          { suspendedBecause: 'The licence has run out.' },
        ],
      ]}
    >
      <HaltNotice />
      <HaltControl />
    </WithWorkplace>,
  );
  const buttons = findTags(markup, 'button').map((button) => button['aria-label'] ?? '');
  return { text, buttons };
}

describe('the notice of stopped calls', () => {
  it('says nothing while calls are placed, and offers to stop them', async () => {
    expect((await render(createWorkplace('Harbor'), [])).text).toBe('Stop all calls');
  });

  it('offers members nothing', async () => {
    const member = createWorkplace('Harbor', { standing: 'member' });
    expect((await render(member, [])).text).toBe('');
    expect((await render(member, [ofHarbor])).buttons).toEqual([]);
  });

  it('says who stopped them, when and why, and how to go on', async () => {
    const { text, buttons } = await render(createWorkplace('Harbor'), [ofHarbor]);
    expect(text).toMatch(/^All calls are stopped since Mar 2, 2026, .*, by Ana Torres/);
    expect(text).toContain('A wrong file');
    expect(text).not.toContain('Stop all calls');
    expect(buttons).toEqual(['Allow calls again']);
  });

  it('has admins wait for the person who stopped the calls of all', async () => {
    const { text, buttons } = await render(createWorkplace('Harbor'), [ofAll]);
    expect(text).toContain('All calls of all organizations are stopped');
    expect(text).toContain('by System Administrator');
    expect(text).toContain('Stop all calls');
    expect(buttons).toEqual(['']);
  });

  it('names the organizations in admin mode', async () => {
    const others = ['Elm', 'Fox', 'Gull'].map((name, index) => ({
      ...ofHarbor,
      id: name,
      organization: { id: name, name },
      startedAt: `2026-02-0${index + 1}T09:00:00.000Z`,
    }));
    const { text, buttons } = await render(createWorkplace(null), [...others, ofHarbor]);
    expect(text).toContain('All calls of Harbor are stopped');
    expect(text).toContain('More organizations whose calls are stopped: 1');
    expect(buttons).toContain('Allow calls of Harbor again');
    expect(text).toContain('Stop all calls');
  });

  it('says that a worker’s clock is wrong and places nothing, and goes on offering to stop', async () => {
    const ahead = { secondsAhead: 7201, since: '2026-03-02T09:00:00.000Z' };
    const { text } = await render(createWorkplace('Harbor'), [], [ahead]);
    expect(text).toContain('The clock of a worker is 2 hours ahead of the database’s.');
    expect(text).toContain('That worker places no calls');
    expect(text).toContain('Stop all calls');
    const behind = { ...ahead, secondsAhead: -30 };
    const member = createWorkplace('Harbor', { standing: 'member' });
    expect((await render(member, [], [behind])).text).toContain('30 seconds behind the database’s');
  });

  it('tells that the organization is suspended, and why', async () => {
    const { text } = await render(createWorkplace('Harbor', { isSuspended: true }), []);
    expect(text).toContain('This organization is suspended: The licence has run out. ');
    expect(text).toContain(
      'Stops and anything else you learn about a person can still be recorded',
    );
  });
});
