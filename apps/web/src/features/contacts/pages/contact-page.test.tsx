import type { ContactLedger } from '@ringfence/contract/compliance';
import type { TimelineEntry } from '@ringfence/contract/contact-editing';
import type { Retention } from '@ringfence/contract/personal-data';
import type { SamePerson } from '@ringfence/contract/persons';
import type { ContactDetail } from '@ringfence/contract/records';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithPerson } from '../../../testing/with-person.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { createContact, createRestriction } from '../testing/create-contact.ts';
import { createDebtLedger, createLedger, createPhoneVerdict } from '../testing/create-ledger.ts';
import { ContactPage } from './contact-page.tsx';

const kept: Retention = {
  contactId: 'c1',
  lastActivityAt: '2026-04-01T00:00:00Z',
  keptUntil: '2999-04-01T00:00:00Z',
  isBeingCalled: false,
};

interface Known {
  contact?: ContactDetail;
  ledger?: ContactLedger;
  retention?: Retention;
  standing?: 'admin' | 'member';
  at?: string;
  entries?: TimelineEntry[];
  nextCalls?: NextCall[];
  linked?: SamePerson['linked'];
}

interface NextCall {
  campaign: { id: string; name: string };
  phone: string | null;
  nextAt: string | null;
  attempt: number;
}

async function render(given: Known) {
  const { contact = createContact(), ledger = createLedger(), retention = kept } = given;
  const current = createWorkplace('Harbor', { standing: given.standing ?? 'admin' });
  const { records, compliance, personalData, contacts, persons } = current.queries;
  const timeline = contacts.timeline.infiniteOptions({
    input: () => ({ contactId: 'c1', limit: 20 }),
    initialPageParam: null,
    getNextPageParam: () => null,
  });
  const { entries = [], nextCalls = [], linked = [] } = given;
  const asked = given.at === undefined ? {} : { at: given.at };
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      current={current}
      known={[
        [records.showContact.queryKey({ input: { contactId: 'c1' } }), contact],
        [compliance.showContact.queryKey({ input: { contactId: 'c1', ...asked } }), ledger],
        [personalData.showRetention.queryKey({ input: { contactId: 'c1' } }), retention],
        [timeline.queryKey, { pages: [{ entries, nextCursor: null }], pageParams: [null] }],
        [
          persons.show.queryKey({ input: { contactId: 'c1' } }),
          { contactId: 'c1', linked, parted: [] },
        ],
        [contacts.nextCalls.queryKey({ input: { contactId: 'c1' } }), { calls: nextCalls }],
      ]}
    >
      <WithPerson>
        <Routes>
          <Route path="/debtors/contacts/:contactId" element={<ContactPage />} />
        </Routes>
      </WithPerson>
    </WithWorkplace>,
    { at: `/debtors/contacts/c1${given.at === undefined ? '' : `?at=${given.at}`}` },
  );
  return { text, buttons: findTags(markup, 'button'), markup };
}

const windowClosed = {
  code: 'WINDOW_CLOSED',
  version: 2,
  citation: '12 CFR 1006.6(b)(1)(i)',
  verdict: 'defer',
  until: '2026-04-08T13:00:00Z',
  liftedBy: null,
} as const;

describe('the page of a contact', () => {
  it('says who it is, with a masked number, the debt and the lists', async () => {
    const { text } = await render({});
    for (const part of ['Ana Ruiz', 'IL 60601, United States', '+1 ••• ••• 0142', 'Mobile, Home']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Lakeside Bank, Account ••11');
    expect(text).toContain('$125.50');
    expect(text).toContain('Notice sent : Mar 1, 2026');
    expect(text).toContain('March portfolio');
    expect(text).toMatch(/There now: \d+:\d\d\s[AP]M C[DS]T/);
  });

  it('says what the law asks of the debt and of the person, and that it is not known', async () => {
    const contact = createContact({ isServiceMember: true });
    const debts = contact.debts.map((debt) => ({
      ...debt,
      kind: 'medical' as const,
      isTimeBarred: true,
      personRole: 'guardian' as const,
      firstContactAt: '2026-04-02T15:00:00.000Z',
    }));
    const { text } = await render({ contact: { ...contact, debts } });
    expect(text).toContain('On active duty');
    expect(text).toContain('Type of debt : Medical');
    expect(text).toContain('Role : Parent or guardian');
    expect(text).toContain('Time-barred : Yes');
    expect(text).toContain('First conversation : Apr 2, 2026');
    const { text: unknown } = await render({});
    expect(unknown).toContain('Military service Not known');
    expect(unknown).toContain('First conversation : None on record');
    expect(unknown).not.toContain('Time-barred');
  });

  it('says why nobody may call yet, by which law, and when that ends here and there', async () => {
    const phones = [
      createPhoneVerdict({
        verdict: 'defer',
        until: windowClosed.until,
        reasons: [windowClosed],
      }),
    ];
    const { text } = await render({
      ledger: createLedger({ debts: [createDebtLedger({ phones })] }),
    });
    expect(text).toContain('Callable later');
    expect(text).toContain('It is outside calling hours where this person may be');
    expect(text).toContain('12 CFR 1006.6(b)(1)(i) · WINDOW_CLOSED version 2');
    expect(text).toMatch(/Wed, Apr 8, 2026, 8:00\sAM CDT there/);
    expect(text).toContain('2 of 7 used');
    expect(text).toContain('phone code +1 312, postal code 60601');
    expect(text).toContain('Policy version 3 · time zone data 2026a');
  });

  it('takes a note of what permits a call', async () => {
    const note = { ...windowClosed, code: 'FREQ_CONSENT', verdict: 'allow', until: null } as const;
    const debts = [createDebtLedger({ phones: [createPhoneVerdict({ reasons: [note] })] })];
    const { text } = await render({ ledger: createLedger({ debts }) });
    expect(text).toContain('Callable now');
    expect(text).toContain('Taken into account: The person permitted more calls for these days');
  });

  it('asks the rules at the moment that the address names', async () => {
    const at = '2026-05-01T14:00:00.000Z';
    const { text } = await render({ at, ledger: createLedger({ at }) });
    expect(text).toMatch(/As of \w+, (Apr 30|May 1), 2026/);
  });

  it('says which calls count, and why others do not', async () => {
    const call = {
      at: '2026-04-01T15:00:00Z',
      masked: '+1 ••• ••• 0142',
      direction: 'outbound',
      callId: null,
    } as const;
    const debtIds = ['d1'];
    const { text } = await render({
      ledger: createLedger({
        calls: [
          { ...call, debtIds, outcome: 'voicemail', counts: true, uncountedBecause: null },
          { ...call, debtIds, outcome: 'busy', counts: false, uncountedBecause: 'busy' },
        ],
      }),
    });
    expect(text).toContain('Counts The phone may have rung.');
    expect(text).toContain('Does not count A busy line does not count.');
    expect(text).toContain('Made elsewhere');
  });

  it('lets admins end what is recorded, and members only add to it', async () => {
    const contact = createContact({ restrictions: [createRestriction()] });
    const admin = await render({ contact });
    expect(admin.text).toContain('Evidence: Letter 12');
    expect(admin.text).toContain('entered by Mo Member');
    const listEnds = ({ buttons }: typeof admin) =>
      buttons.filter((button) => /^End: Cease in writing · ./.test(button['aria-label'] ?? ''));
    expect(listEnds(admin)).toHaveLength(1);
    const member = await render({ contact, standing: 'member' });
    expect(listEnds(member)).toEqual([]);
    expect(member.text).toContain('Record');
  });

  it('says until when the law asks for the records, and offers no erasing before', async () => {
    const { text, markup } = await render({});
    expect(text).toContain('Kept until');
    expect(text).toContain('You can erase this person from');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Erase this person/);
    const free = await render({ retention: { ...kept, keptUntil: null, lastActivityAt: null } });
    expect(free.text).toContain('No law requires you to keep these records.');
    expect(free.markup).not.toMatch(/<button[^>]*disabled=""[^>]*>Erase this person/);
  });

  it('leaves a copy and the end of the data to admins', async () => {
    const { text } = await render({ standing: 'member' });
    expect(text).toContain('Only admins can download or erase personal data.');
    expect(text).not.toContain('Erase this person');
    expect(text).not.toContain('Download everything');
  });

  it('shows everything that is known of the person, with the fields of the organization', async () => {
    const { text } = await render({
      contact: createContact({
        birthYear: 1970,
        email: 'ana@example.com',
        address: '1 Main St',
        city: 'Chicago',
        custom: { Desk: '4' },
        changedAt: '2026-04-01T15:00:00Z',
        changedBy: 'Mo Member',
      }),
    });
    for (const part of ['1970', 'ana@example.com', '1 Main St', 'Chicago', 'Desk 4']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('by Mo Member');
  });

  it('says by what the zone of a number is known', async () => {
    const { text } = await render({});
    expect(text).toContain('Zone by area code, postal code 60601');
    const confirmed = await render({
      contact: createContact({ confirmedZone: 'Pacific/Auckland' }),
    });
    expect(confirmed.text).toMatch(/Zone by confirmed by the person/);
  });

  it('puts numbers in order by buttons, of which those at the ends lead nowhere', async () => {
    const [phone] = createContact().phones;
    const phones = ['p1', 'p2'].flatMap((id, index) =>
      phone === undefined ? [] : [{ ...phone, id, masked: `+1 ••• ••• 000${index}` }],
    );
    const { buttons } = await render({ contact: createContact({ phones }) });
    const offered = buttons
      .filter((button) => button['aria-label']?.startsWith('Try ') === true)
      .map((button) => [button['aria-label'], button['aria-disabled']]);
    expect(offered).toEqual([
      ['Try +1 ••• ••• 0000 earlier', 'true'],
      ['Try +1 ••• ••• 0000 later', 'false'],
      ['Try +1 ••• ••• 0001 earlier', 'false'],
      ['Try +1 ••• ••• 0001 later', 'true'],
    ]);
  });

  it('tells what happened with the person, with a way to the call', async () => {
    const entry = {
      at: '2026-04-01T15:00:00Z',
      day: null,
      phone: null,
      place: null,
      direction: null,
      origin: null,
      isSimulated: false,
      debtIds: [],
      by: 'Mo Member',
      callId: null,
    };
    const { text, markup } = await render({
      entries: [
        { ...entry, id: 'note:1', kind: 'note', word: 'note', text: 'Call after five' },
        { ...entry, id: 'call:1', kind: 'call', word: 'no_answer', text: 'April', callId: 'k1' },
        { ...entry, id: 'call:2', kind: 'call', word: 'busy', text: 'April', isSimulated: true },
      ],
    });
    expect(text).toContain('Call after five');
    expect(text).toContain('by Mo Member');
    expect(text).toMatch(/Call · No answer(?! · Simulated)/);
    expect(text).toContain('Call · Busy · Simulated');
    expect(markup).toContain('href="/calls/history/k1"');
    const empty = await render({});
    expect(empty.text).toContain('Nothing has happened with this person yet.');
  });

  it('says when the next call is planned, by the clock there too', async () => {
    const { text } = await render({
      nextCalls: [
        {
          campaign: { id: 'k1', name: 'April' },
          phone: '+1 ••• ••• 0142',
          nextAt: '2026-04-08T13:00:00Z',
          attempt: 2,
        },
      ],
    });
    expect(text).toContain('Attempt 2 on +1 ••• ••• 0142');
    expect(text).toMatch(/Wed, Apr 8, 2026, 8:00\sAM CDT there/);
    const empty = await render({});
    expect(empty.text).toContain('No running campaign plans a call to this person.');
  });
});

describe('a contact that is the same person as another', () => {
  const linked: SamePerson['linked'] = [
    {
      contactId: 'c2',
      fullName: 'Dora A. Debtor',
      debts: [{ creditor: 'Second Bank', reference: '•••• 1234' }],
      because: 'birth_date',
      linkedBy: null,
      linkedAt: '2026-04-01T00:00:00Z',
      restrictions: [
        { kind: 'medium_stop', phone: null, place: null, startedAt: '2026-04-02T00:00:00Z' },
        {
          kind: 'place_inconvenient',
          phone: null,
          place: 'work',
          startedAt: '2026-04-02T00:00:00Z',
        },
      ],
      inconvenientTimes: 2,
    },
  ];

  it('is shown with it, why, and what applies from there', async () => {
    const { text } = await render({ linked });
    for (const words of [
      'Dora A. Debtor',
      'Second Bank · Account •••• 1234',
      'Same name and date of birth',
      'Recorded for the same person',
      'Stop calling',
      '2 inconvenient times',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is unlinked by admins alone, and linked by everybody', async () => {
    const asAdmin = await render({ linked, standing: 'admin' });
    const asMember = await render({ linked, standing: 'member' });
    expect(asAdmin.markup).toContain('Unlink Dora A. Debtor');
    expect(asMember.markup).not.toContain('Unlink');
    expect(asMember.text).toContain('Link a contact');
  });

  it('says so where there is none', async () => {
    expect((await render({})).text).toContain('No other contact is known to be this person.');
  });
});
