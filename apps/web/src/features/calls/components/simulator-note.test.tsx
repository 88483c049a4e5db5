import type { CarrierAccount, OfferedCarrier } from '@ringfence/contract/carrier-accounts';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { SimulatorNote } from './simulator-note.tsx';

const simulator: CarrierAccount = {
  id: '1',
  carrier: { id: 'simulator', title: 'Simulator', reachesPeople: false },
  title: 'Simulator',
  owner: 'installation',
  origin: 'environment',
  state: 'active',
  callsPerSecond: 1,
  callsAtOnce: 1,
  settings: {},
  health: null,
  healthDetail: null,
  checkedAt: null,
  backedOffUntil: null,
  backedOffBecause: null,
  isEditable: false,
};
const carrier = { id: 'twilio', title: 'Twilio', reachesPeople: true };
const line: CarrierAccount = { ...simulator, id: '2', carrier };
const offer = (obstacle: OfferedCarrier['obstacle']): OfferedCarrier[] => [
  { ...carrier, fields: [], obstacle },
  { ...simulator.carrier, fields: [], obstacle: null },
];

async function render(
  accounts: readonly CarrierAccount[],
  organizationId: string | null = 'Harbor',
  language: 'en' | 'es' = 'en',
  carriers: OfferedCarrier[] = offer(null),
) {
  const current = createWorkplace(organizationId);
  const known = [
    [current.queries.carrierAccounts.list.queryKey(), { accounts, carriers }],
  ] as const;
  const { text } = await renderMarkup(
    <WithWorkplace current={current} known={known}>
      <SimulatorNote />
    </WithWorkplace>,
    { language },
  );
  return text;
}

describe('the note on the simulator', () => {
  it('says that calls reach nobody, in the language of the reader', async () => {
    expect(await render([simulator])).toBe('Calls go through the simulator and reach nobody.');
    expect(await render([simulator], 'Harbor', 'es')).toBe(
      'Las llamadas pasan por el simulador y no llegan a nadie.',
    );
  });

  it('says so of every call only where no active account reaches people', async () => {
    const every = 'Calls go through the simulator and reach nobody.';
    expect(await render([simulator, { ...line, state: 'resting' }])).toBe(every);
    expect(await render([simulator, line])).toBe(
      'Calls that go through the simulator reach nobody.',
    );
    expect(await render([line])).toBe('');
    expect(await render([])).toBe('');
  });

  it('is shown across the organizations of a demo', async () => {
    expect(await render([simulator], null, 'en', offer('demo'))).toBe(
      'Calls go through the simulator and reach nobody.',
    );
  });

  it('says no more than is known across organizations that may have accounts of their own', async () => {
    const part = 'Calls that go through the simulator reach nobody.';
    expect(await render([simulator], null)).toBe(part);
    expect(await render([simulator, line], null)).toBe(part);
    expect(await render([simulator], null, 'es')).toBe(
      'Las llamadas que pasan por el simulador no llegan a nadie.',
    );
    expect(await render([line], null)).toBe('');
    expect(await render([], null)).toBe('');
  });
});
