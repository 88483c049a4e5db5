import { describe, expect, it } from 'vitest';
import { menu } from '../menu.ts';
import { fillMenu } from './app-fill-menu.ts';

function findScheduled(running: number | undefined, mayStart: boolean) {
  const filled = fillMenu(menu, {
    mayDo: () => mayStart,
    counts: { runningCampaigns: running },
    sayCount: (_count, number) => ({ label: String(number), meaning: `${number} running` }),
  });
  return filled
    .flatMap(({ children = [] }) => children)
    .find(({ id }) => id === 'scheduled-activity');
}

describe('fillMenu', () => {
  it('shows how many campaigns run, and nothing where none does or that is not known', () => {
    expect(findScheduled(3, true)?.chip).toMatchObject({ label: '3', meaning: '3 running' });
    expect(findScheduled(0, true)?.chip).toBeUndefined();
    expect(findScheduled(undefined, true)?.chip).toBeUndefined();
  });

  it('offers a new campaign to those alone who may start one', () => {
    expect(findScheduled(0, true)?.actions?.map(({ id }) => id)).toEqual(['new-campaign']);
    expect(findScheduled(0, false)?.actions).toBeUndefined();
  });

  it('leaves everything else as it is', () => {
    const plain = fillMenu([{ id: 'a', title: 'shell.menu.home', type: 'group' }], {
      mayDo: () => false,
      counts: { runningCampaigns: 1 },
      sayCount: () => ({ label: '1' }),
    });
    expect(plain).toEqual([{ id: 'a', title: 'shell.menu.home', type: 'group' }]);
  });
});
