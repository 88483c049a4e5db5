import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import type { CarrierRate } from '@ringfence/contract/carrier-rates';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { RatesSection } from './rates-section.tsx';

const current = createWorkplace('Harbor');
const account: CarrierAccount = {
  id: '01a1dd2e-e25f-7921-a55b-27832127b001',
  carrier: { id: 'twilio', title: 'Twilio', reachesPeople: true },
  title: 'Main account',
  owner: 'organization',
  origin: 'people',
  state: 'active',
  callsPerSecond: 5,
  callsAtOnce: 100,
  settings: {},
  health: null,
  healthDetail: null,
  checkedAt: null,
  backedOffUntil: null,
  backedOffBecause: null,
  isEditable: true,
};
const second = { ...account, id: '01a1dd2e-e25f-7921-a55b-27832127b002', title: 'Spare' };
const rates: CarrierRate[] = [
  {
    id: '01a1dd2e-e25f-7921-a55b-27832127b003',
    country: 'MX',
    currency: 'USD',
    perMinuteMicro: 14_000,
    perCallMicro: 0,
    incrementSeconds: 60,
  },
  {
    id: '01a1dd2e-e25f-7921-a55b-27832127b004',
    country: null,
    currency: 'USD',
    perMinuteMicro: 250_000,
    perCallMicro: 5_000,
    incrementSeconds: 1,
  },
];
const accountsKey = current.queries.carrierAccounts.list.queryKey();
const ratesKey = current.queries.carrierRates.list.queryKey({ input: { accountId: account.id } });

interface Shown {
  accounts?: CarrierAccount[];
  rates?: CarrierRate[] | null;
  isEditable?: boolean;
  language?: 'en' | 'es';
}

async function render(given: Shown = {}) {
  const { accounts = [account], rates: listed = rates, isEditable = true, language = 'en' } = given;
  const known: [readonly unknown[], unknown][] = [[accountsKey, { accounts, carriers: [] }]];
  if (listed !== null) known.push([ratesKey, { rates: listed, isEditable }]);
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={known}>
      <RatesSection api={current} />
    </WithWorkplace>,
    { language },
  );
  return { markup, text, buttons: findTags(markup, 'button').map((tag) => tag['aria-label']) };
}

describe('the rates of an account', () => {
  it('are what calls to each country cost, and how they are counted', async () => {
    const { text, buttons } = await render();
    expect(text).toContain('Mexico');
    expect(text).toContain('$0.014');
    expect(text).toContain('60 seconds');
    expect(text).toContain('Every other country');
    expect(text).toContain('1 second');
    expect(text).toContain('Add rate');
    expect(buttons).toContain('Actions for Mexico');
    const spanish = await render({ language: 'es' });
    expect(spanish.text).toContain('México');
  });

  it('are only shown to people who may not change them', async () => {
    const { text, buttons } = await render({ isEditable: false });
    expect(text).toContain('Mexico');
    expect(text).not.toContain('Add rate');
    expect(buttons).not.toContain('Actions for Mexico');
  });

  it('are those of the account that is chosen, where there are several', async () => {
    expect((await render()).markup).not.toContain('rates-account');
    const { markup } = await render({ accounts: [account, second] });
    expect(findTags(markup, 'option').map(({ value }) => value)).toEqual([account.id, second.id]);
  });

  it('are none yet, which says what follows from it, and can be added', async () => {
    const { text } = await render({ rates: [] });
    expect(text).toContain('No rates yet');
    expect(text).toContain('Costs are not shown until there are.');
    expect(text).toContain('Add rate');
  });

  it('are shown as loading before they are known, and not at all without an account', async () => {
    const loading = await render({ rates: null });
    expect(loading.markup).toContain('Loading the rates');
    expect(loading.text).not.toContain('Add rate');
    expect((await render({ accounts: [] })).text).toBe('');
  });

  it('that could not be loaded can be asked for again', async () => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, retryOnMount: false } },
    });
    queryClient.setQueryData(accountsKey, { accounts: [account], carriers: [] });
    await queryClient.prefetchQuery({
      queryKey: ratesKey,
      queryFn: () => Promise.reject(new Error('unreachable')),
    });
    const { text } = await renderMarkup(
      <WithWorkplace current={current}>
        <QueryClientProvider client={queryClient}>
          <RatesSection api={current} />
        </QueryClientProvider>
      </WithWorkplace>,
    );
    expect(text).toContain('Try again');
    expect(text).not.toContain('No rates yet');
  });
});
