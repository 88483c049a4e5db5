import {
  type Changes,
  call,
  callsUntil,
  casesOf,
  dialled,
  type LineCall,
  type SharedCase,
} from './shared-case.ts';

const state = (region: string, postalCode: string, e164: string): Changes => ({
  person: { region, postalCode },
  phone: { e164 },
});
const boston = state('MA', '02108', '+16175550100');
const city = state('NY', '10001', '+12125550100');
const seattle = state('WA', '98101', '+12065550100');
const washington = state('DC', '20001', '+12025550100');
const charleston = state('WV', '25301', '+13045550100');
const portland = state('OR', '97201', '+15035550100');

/** Calls to the number of the place within the week, all on one day. */
const made = (place: Changes, count: number, changes: Partial<LineCall> = {}): Changes => ({
  ...place,
  history: Array.from({ length: count }, (_, index) =>
    call(`2026-06-09T1${Math.floor(index / 10) + 4}:${String(10 + (index % 10))}:00Z`, {
      phone: place.phone?.e164 ?? dialled,
      ...changes,
    }),
  ),
});
const open = (place: Changes): Changes => ({
  ...place,
  person: { region: null, postalCode: null },
});

const workNumber = '+15035550100';
const homeNumber = '+15035550177';
const atWorkInOregon = (history: LineCall[], changes: Changes = {}): Changes => ({
  ...changes,
  person: {
    region: 'OR',
    postalCode: '97201',
    phones: [workNumber, homeNumber],
    phonePlaces: { [homeNumber]: 'home' },
  },
  phone: { e164: workNumber, place: 'work', lineType: 'landline' },
  history,
});
const failed = call('2026-06-08T18:00:00Z', { phone: homeNumber });

const secondJob = '+12065550177';
const atWorkInSeattle = (history: LineCall[]): Changes => ({
  person: {
    region: 'WA',
    postalCode: '98101',
    phones: ['+12065550100', secondJob],
    phonePlaces: { [secondJob]: 'work' },
  },
  phone: { e164: '+12065550100', place: 'work', lineType: 'landline' },
  history,
});

const office = (place: 'work' | 'other' | 'home', lineType: 'mobile' | 'landline'): Changes => ({
  ...boston,
  phone: { e164: '+16175550100', place, lineType },
  history: [
    call('2026-05-20T18:00:00Z', { phone: '+16175550100' }),
    call('2026-05-28T18:00:00Z', { phone: '+16175550100' }),
  ],
});

const talk = (at: string, changes: Partial<LineCall> = {}) =>
  call(at, { outcome: 'conversation', ...changes });

export const stateCases: readonly SharedCase[] = [
  ...casesOf('STATE_FREQ', [
    ['Massachusetts: one', 'allow', made(boston, 1)],
    ['Massachusetts: two', '2026-06-16T12:00:00Z', made(boston, 2)],
    [
      'Massachusetts: two, of a creditor',
      '2026-06-16T12:00:00Z',
      { ...made(boston, 2), collectorRole: 'creditor' },
    ],
    ['Massachusetts: two about another debt', 'allow', made(boston, 2, { debtIds: ['b'] })],
    ['Massachusetts: two by area code', '2026-06-16T12:00:00Z', made(open(boston), 2)],
    ['Massachusetts: two in thirty at work', '2026-06-19T12:00:00Z', office('work', 'landline')],
    ['Massachusetts: two in thirty elsewhere', '2026-06-19T12:00:00Z', office('other', 'landline')],
    ['Massachusetts: two in thirty on a mobile', 'allow', office('other', 'mobile')],
    ['Massachusetts: two in thirty at home', 'allow', office('home', 'landline')],
    ['New York City: one', 'allow', made(city, 1)],
    ['New York City: two before September', '2026-06-16T12:00:00Z', made(city, 2)],
    [
      'New York City: two when the law changes',
      '2026-09-01T12:00:00Z',
      {
        ...city,
        now: '2026-08-31T17:00:00Z',
        history: callsUntil('2026-08-31T14:00:00Z', 2, { phone: '+12125550100' }),
      },
    ],
    [
      'New York City: two from September on',
      'allow',
      {
        ...city,
        now: '2026-09-16T17:00:00Z',
        history: callsUntil('2026-09-15T14:00:00Z', 2, { phone: '+12125550100' }),
      },
    ],
    [
      'New York City: three from September on',
      '2026-09-20T12:00:00Z',
      {
        ...city,
        now: '2026-09-16T17:00:00Z',
        history: callsUntil('2026-09-15T14:00:00Z', 3, { phone: '+12125550100' }),
      },
    ],
    [
      'New York City: by area code',
      '2026-06-16T12:00:00Z',
      made({ ...city, person: { region: 'NY', postalCode: null } }, 2),
    ],
    ['Buffalo has no such cap', 'allow', made(state('NY', '14201', '+17165550100'), 6)],
    ['Washington: two', 'allow', made(seattle, 2)],
    ['Washington: three', '2026-06-16T15:00:00Z', made(seattle, 3)],
    [
      'Washington: three about other debts',
      '2026-06-16T15:00:00Z',
      made(seattle, 3, { debtIds: ['b'] }),
    ],
    [
      'Washington: three, of a creditor',
      'allow',
      { ...made(seattle, 3), collectorRole: 'creditor' },
    ],
    ['Washington: by area code', '2026-06-16T15:00:00Z', made(open(seattle), 3)],
    [
      'Washington: one at another job',
      '2026-06-16T15:00:00Z',
      atWorkInSeattle([call('2026-06-09T18:00:00Z', { phone: secondJob, debtIds: ['b'] })]),
    ],
    ['Washington: none at work', 'allow', atWorkInSeattle([])],
    ['District of Columbia: three', 'allow', made(washington, 3)],
    ['District of Columbia: four', '2026-06-16T12:00:00Z', made(washington, 4)],
    ['District of Columbia: by area code', '2026-06-16T12:00:00Z', made(open(washington), 4)],
    [
      'West Virginia: nine talks',
      'allow',
      made({ ...charleston, collectorRole: 'creditor' }, 9, { outcome: 'conversation' }),
    ],
    [
      'West Virginia: ten talks, whatever the debt',
      '2026-06-16T12:00:00Z',
      made({ ...charleston, collectorRole: 'creditor' }, 10, {
        outcome: 'conversation',
        debtIds: ['b'],
      }),
    ],
    [
      'West Virginia: twenty-nine calls',
      'allow',
      made({ ...charleston, collectorRole: 'creditor' }, 29, { debtIds: ['b'] }),
    ],
    [
      'West Virginia: thirty calls',
      '2026-06-16T12:00:00Z',
      made({ ...charleston, collectorRole: 'creditor' }, 30, { debtIds: ['b'] }),
    ],
    ['Oregon at work: nothing known', 'block', atWorkInOregon([])],
    ['Oregon at work: after an attempt at home', 'allow', atWorkInOregon([failed])],
    [
      'Oregon at work: after a talk at home',
      'block',
      atWorkInOregon([talk('2026-05-20T18:00:00Z', { phone: homeNumber })]),
    ],
    [
      'Oregon at work: the attempt before the talk',
      'block',
      atWorkInOregon([
        call('2026-05-19T18:00:00Z', { phone: homeNumber }),
        talk('2026-05-20T18:00:00Z', { phone: homeNumber }),
      ]),
    ],
    ['Oregon at work: busy at home', 'block', atWorkInOregon([{ ...failed, outcome: 'busy' }])],
    [
      'Oregon at work: once this week',
      '2026-06-16T15:00:00Z',
      atWorkInOregon([failed, call('2026-06-09T18:00:00Z', { phone: workNumber, debtIds: ['b'] })]),
    ],
    [
      'Oregon at work: once this week, of a creditor',
      '2026-06-16T15:00:00Z',
      atWorkInOregon([failed, call('2026-06-09T18:00:00Z', { phone: workNumber })], {
        collectorRole: 'creditor',
      }),
    ],
    ['Oregon at home', 'allow', made(portland, 6)],
  ]),
];
