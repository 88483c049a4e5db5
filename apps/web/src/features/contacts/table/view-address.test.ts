import { describe, expect, it } from 'vitest';
import { type ContactView, countConditions, toFilterInput, usualColumns } from './contact-view.ts';
import { isSameView, readView, writeView } from './view-address.ts';

const listId = '01890000-0000-7000-8000-000000000001';

const view: ContactView = {
  filter: {
    search: 'ana ruiz',
    listId,
    states: ['open', 'disputed'],
    currency: 'USD',
    balanceFrom: 10_000,
    balanceTo: 250_000,
    debtAgeFrom: 30,
    debtAgeTo: 365,
    outcomes: ['none', 'busy'],
    callable: 'now',
    zone: 'America/Chicago',
    promised: false,
    suppressed: true,
  },
  sort: 'balance',
  direction: 'descending',
  columns: ['name', 'balance', 'phone'],
};

const usual: ContactView = {
  filter: {},
  sort: 'added',
  direction: 'ascending',
  columns: usualColumns,
};

describe('the address of a view', () => {
  it('leads back to the same view', () => {
    expect(readView(writeView(new URLSearchParams(), view))).toEqual(view);
  });

  it('is empty for what is shown at first', () => {
    expect(writeView(new URLSearchParams(), usual).toString()).toBe('');
    expect(readView(new URLSearchParams())).toEqual(usual);
  });

  it('keeps what belongs to others, and drops what is no longer asked for', () => {
    const before = new URLSearchParams({ organization: 'all', callable: 'now', view: 'v' });
    expect(writeView(before, usual).toString()).toBe('organization=all&view=v');
  });

  it('passes over what nobody understands', () => {
    const nonsense = new URLSearchParams(
      'list=1&state=open,gone&owed-from=-3&owed-to=1e9&age-from=99999&callable=perhaps&promised=1' +
        '&currency=usd&sort=shoe&direction=up&columns=shoe,balance,balance,name',
    );
    expect(readView(nonsense)).toEqual({
      ...usual,
      filter: { states: ['open'] },
      columns: ['name', 'balance'],
    });
  });

  it('shows the columns of last time where it names none', () => {
    const remembered = ['name', 'email'] as const;
    expect(readView(new URLSearchParams(), remembered).columns).toEqual(remembered);
    expect(readView(new URLSearchParams('columns=name,zone'), remembered).columns).toEqual([
      'name',
      'zone',
    ]);
    const written = writeView(new URLSearchParams(), usual, remembered);
    expect(readView(written, remembered)).toEqual(usual);
  });
});

describe('isSameView', () => {
  it('does not mind the order in which states were ticked', () => {
    const states: ContactView = {
      ...view,
      filter: { ...view.filter, states: ['disputed', 'open'] },
    };
    expect(isSameView(view, states)).toBe(true);
  });

  it('minds the order of columns, and every condition', () => {
    expect(isSameView(view, { ...view, columns: ['name', 'phone', 'balance'] })).toBe(false);
    expect(isSameView(view, { ...view, filter: { ...view.filter, zone: undefined } })).toBe(false);
  });
});

describe('countConditions', () => {
  it('counts a range once, and not what is searched for', () => {
    expect(countConditions(view.filter)).toBe(9);
    expect(countConditions({ search: 'ana', currency: 'USD' })).toBe(0);
    expect(countConditions({ debtAgeTo: 3, states: [] })).toBe(1);
  });
});

describe('toFilterInput', () => {
  it('says yes and no as the API reads them', () => {
    expect(toFilterInput({ promised: false, suppressed: true, states: [] })).toEqual({
      promised: 'false',
      suppressed: 'true',
    });
  });
});
