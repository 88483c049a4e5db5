import { someOf } from '@ringfence/domain/testing/tries';
import { describe, expect, it } from 'vitest';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { type CountedCap, countedCaps, nameCount } from './counted-caps.ts';
import { loadRound } from './load-round.ts';
import { makeChance } from './testing/chance.ts';
import { type Garden, type Grown, makeGarden, type TestPlace } from './testing/garden.ts';

const testDatabase = useTimelessDatabase();
const { database } = testDatabase;
const hourLength = 3_600_000;

/** By the first two parts of the cap's id. */
const places: Readonly<Record<string, Partial<TestPlace>>> = {
  'us-ma': { region: 'MA' },
  'us-nyc': { zip: '10001' },
  'us-dc': { region: 'DC' },
  'us-wa': { region: 'WA' },
  'us-wv': { region: 'WV' },
  'us-or': { region: 'OR' },
  'ca-on': { country: 'CA', region: 'ON' },
  'ca-ab': { country: 'CA', region: 'AB' },
  'au-week': { country: 'AU' },
  'au-month': { country: 'AU' },
  cl: { country: 'CL' },
  co: { country: 'CO' },
};

function placeOf({ id }: CountedCap): TestPlace {
  const known = places[id] ?? places[id.split('-').slice(0, 2).join('-')] ?? { region: 'IL' };
  const nowhere = { country: 'US', region: null, zip: null, areaCode: '312', hoursBehind: 0 };
  return { ...nowhere, ...known };
}

function growFor(garden: Garden, cap: CountedCap, place = placeOf(cap)): Promise<Grown> {
  const consent = cap.liftedBy !== 'tcpa';
  if (cap.per === 'number')
    return garden.grow({ place, consent, lineType: 'landline', at: 'home' });
  if (cap.numbers === 'any') return garden.grow({ place, at: 'home' });
  const at = cap.numbers === 'work' ? 'work' : 'other';
  return garden.grow({ place, lineType: 'landline', at });
}

/** A day on which the cap is the law. */
const noon = ({ firstDay }: CountedCap): Date =>
  new Date(firstDay === null ? '2026-07-20T18:00:00Z' : '2026-10-20T18:00:00Z');
const hoursBefore = (at: Date, hours: number): Date => new Date(at.getTime() - hours * hourLength);
const surelyWithin = ({ days }: CountedCap): number => (days - 1) * 24 - 1;
const perhapsWithin = ({ days }: CountedCap): number => days * 24 + 2;

const outcomeFor = ({ counts }: CountedCap) =>
  counts === 'talks' ? 'right_party' : counts === 'contacts' ? 'machine' : 'no_answer';

/** As many as the limit, the first of them so many hours before. */
async function fill(garden: Garden, cap: CountedCap, person: Grown, hours: number): Promise<void> {
  for (let made = 0; made < cap.limit; made += 1) {
    const at = new Date(hoursBefore(noon(cap), hours).getTime() + made * 60_000);
    await garden.call(person, at, { outcome: outcomeFor(cap) });
  }
}

async function judge(garden: Garden, cap: CountedCap, person: Grown) {
  const callId = await garden.call(person, noon(cap));
  const { counts } = await database.asSystem((transaction) =>
    loadRound(transaction, person.organizationId, [person.contactId]),
  );
  const counted = counts.get(nameCount({ id: callId, debt_id: person.debtId }));
  return counted?.find((count) => count.cap.id === cap.id)?.isSure ?? 'not near';
}

const plant = async () => makeGarden(testDatabase, makeChance(1));
const sureCaps = countedCaps.filter(({ days, counts }) => days > 1 && counts !== 'home_first');

describe.each(someOf(5, sureCaps))('the second count of $id', (cap) => {
  it('is sure where the calls lie within its days in every zone', async () => {
    const garden = await plant();
    const ann = await growFor(garden, cap);
    await fill(garden, cap, ann, surelyWithin(cap));
    expect(await judge(garden, cap, ann)).toBe(true);
  });

  it('leaves it to the rules where they may, and is silent where they cannot', async () => {
    const garden = await plant();
    const [ann, bea] = [await growFor(garden, cap), await growFor(garden, cap)];
    await fill(garden, cap, ann, surelyWithin(cap) + 0.01);
    await fill(garden, cap, bea, perhapsWithin(cap) + 1);
    expect(await judge(garden, cap, ann)).toBe(false);
    expect(await judge(garden, cap, bea)).toBe('not near');
  });

  it('holds only where it is the law', async () => {
    if (cap.country === 'US' && !cap.isLocal) return;
    const garden = await plant();
    const place = { ...placeOf(cap), country: 'US', region: 'TX', zip: '75201' };
    const ann = await growFor(garden, cap, place);
    await fill(garden, cap, ann, surelyWithin(cap));
    expect(await judge(garden, cap, ann)).toBe('not near');
  });

  it('is sure of nothing about a number that proved wrong', async () => {
    const garden = await plant();
    const ann = await growFor(garden, cap);
    await fill(garden, cap, ann, surelyWithin(cap));
    await garden.restrict(ann, 'wrong_number', noon(cap), { e164: ann.e164 });
    expect(await judge(garden, cap, ann)).toBe(false);
  });
});

const byId = (id: string): CountedCap => {
  const cap = countedCaps.find((one) => one.id === id);
  if (cap === undefined) throw new Error(`there is no cap ${id}`);
  return cap;
};

describe('the second count', () => {
  it.each([
    ['us-seven', false],
    ['us-talk', false],
    ['us-ma-week', false],
    ['us-nyc-two', false],
    ['us-dc', false],
    ['us-wa', true],
    ['us-wv-talks', true],
  ])('of %s counts calls about another debt: %s', async (id, counts) => {
    const garden = await plant();
    const cap = byId(id);
    const ann = await growFor(garden, cap);
    await fill(garden, cap, await garden.addDebt(ann), surelyWithin(cap));
    expect(await judge(garden, cap, ann)).toBe(counts);
  });

  it('takes loans under one account for one debt', async () => {
    const garden = await plant();
    const cap = byId('us-dc');
    const ann = await growFor(garden, cap);
    const [one, other] = [await garden.addDebt(ann, 'loan'), await garden.addDebt(ann, 'loan')];
    await fill(garden, cap, one, surelyWithin(cap));
    expect(await judge(garden, cap, other)).toBe(true);
  });

  it.each([
    ['us-wa-work', 'work', true],
    ['us-wa-work', 'home', false],
    ['us-or-work', 'work', true],
    ['us-or-work', 'home', false],
    ['us-ma-month', 'other', true],
    ['us-ma-month', 'personal', false],
  ] as const)('of %s counts calls to another number, %s: %s', async (id, at, counts) => {
    const garden = await plant();
    const cap = byId(id);
    const ann = await growFor(garden, cap);
    const other = await garden.addPhone(ann, { at, lineType: 'landline' });
    await fill(garden, cap, other, surelyWithin(cap));
    expect(await judge(garden, cap, ann)).toBe(counts);
  });

  it.each([
    ['us-ma-month', { at: 'home', lineType: 'landline' }],
    ['us-ma-month', { at: 'other', lineType: 'mobile' }],
    ['us-wa-work', { at: 'home', lineType: 'landline' }],
  ] as const)('of %s does not bind a number that is %j', async (id, kind) => {
    const garden = await plant();
    const cap = byId(id);
    const ann = await growFor(garden, cap);
    await fill(garden, cap, ann, surelyWithin(cap));
    expect(await judge(garden, cap, await garden.addPhone(ann, kind))).toBe('not near');
  });

  it.each([
    [{ region: 'MA' }, true],
    [{ region: ' ma ' }, true],
    [{ zip: '02108-1234' }, true],
    [{ areaCode: '617' }, true],
    [{ region: 'TX', areaCode: '617' }, 'not near'],
    [{ zip: '75201', areaCode: '617' }, 'not near'],
    [{ areaCode: '312' }, 'not near'],
    [{ country: 'CA', region: 'MA' }, 'not near'],
  ])('finds Massachusetts by what is known of the place: %j', async (known, found) => {
    const garden = await plant();
    const cap = byId('us-ma-week');
    const nowhere = { ...placeOf(cap), region: null };
    const ann = await growFor(garden, cap, { ...nowhere, ...known });
    await fill(garden, cap, ann, surelyWithin(cap));
    expect(await judge(garden, cap, ann)).toBe(found);
  });

  it.each([
    [{ zip: '11201' }, true],
    [{ region: 'NY', areaCode: '917' }, true],
    [{ areaCode: '212' }, true],
    [{ region: 'NY', zip: '14201', areaCode: '212' }, 'not near'],
    [{ region: 'NY', areaCode: '518' }, 'not near'],
    [{ region: 'NJ', areaCode: '212' }, 'not near'],
  ])('finds New York City by what is known of the place: %j', async (known, found) => {
    const garden = await plant();
    const cap = byId('us-nyc-two');
    const ann = await growFor(garden, cap, { ...placeOf(cap), zip: null, ...known });
    await fill(garden, cap, ann, surelyWithin(cap));
    expect(await judge(garden, cap, ann)).toBe(found);
  });

  it.each([
    [-1, true],
    [1, false],
  ])(
    'counts both contacts of one human where that was known: %i hours after',
    async (hours, sure) => {
      const garden = await plant();
      const cap = byId('us-wa');
      const [ann, bea] = [await growFor(garden, cap), await growFor(garden, cap)];
      await garden.link(ann, bea, hoursBefore(noon(cap), -hours));
      await fill(garden, cap, bea, surelyWithin(cap));
      expect(await judge(garden, cap, ann)).toBe(sure);
    },
  );

  it('counts all calls to a line in a household, no matter who they were for, busy ones too', async () => {
    const garden = await plant();
    const cap = byId('us-residence');
    const ann = await growFor(garden, cap);
    const kind = { consent: false, lineType: 'landline', at: 'home' } as const;
    const bea = await garden.grow({ ...kind, place: ann.place, e164: ann.e164 });
    for (const days of [28, 15, 2]) {
      const person = days === 15 ? ann : bea;
      await garden.call(person, hoursBefore(noon(cap), days * 24), { outcome: 'busy' });
    }
    expect(await judge(garden, cap, ann)).toBe(true);
    await garden.consent(ann, { kind: 'tcpa', at: noon(cap) });
    expect(await judge(garden, cap, ann)).toBe(false);
  });

  it('is sure that nobody was tried at home only where nobody was tried elsewhere at all', async () => {
    const garden = await plant();
    const cap = byId('us-or-home');
    const ann = await growFor(garden, cap);
    const other = await garden.addPhone(ann, { at: 'work' });
    await garden.call(other, hoursBefore(noon(cap), 200));
    expect(await judge(garden, cap, ann)).toBe(true);
    const home = await garden.addPhone(ann, { at: 'home' });
    await garden.call(home, hoursBefore(noon(cap), 2000));
    expect(await judge(garden, cap, ann)).toBe(false);
  });
});
