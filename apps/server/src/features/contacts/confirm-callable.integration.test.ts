import type { ContactFields } from '@ringfence/contract/contact-editing';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import {
  confirmZone,
  describeDebt,
  describePhone,
  recordConsent,
  recordOutsideCall,
  showContact,
} from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { addDebt } from './add-debt.ts';
import { addPhone } from './add-phone.ts';
import { updateContact } from './update-contact.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const run = ({ organization }: Debtor, text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);
const addPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, 1, $2::jsonb, now())`,
  {},
);
const decideOn = ({ organization }: Debtor, policy: object) =>
  askSystem(database, addPolicy, [
    organization.organizationId,
    JSON.stringify({ ...firstPolicy, ...policy }),
  ]);
const show = ({ organization, contactId }: Debtor) =>
  showContact(services, organization, contactId);
const edit =
  (fields: ContactFields) =>
  async ({ context, contactId }: Debtor, confirmsCallable?: boolean) => {
    const input = { contactId, revision: 0, fields, confirmsCallable };
    return updateContact(services, context, input);
  };

const expireConsent = (debtor: Debtor) =>
  run(
    debtor,
    `update consents set received_at = '2026-01-01', expires_at = '2026-02-01' where organization_id = $1`,
  );

const ways = {
  'a birth': {
    block: (debtor: Debtor) =>
      run(debtor, `update contacts set born_on = '2015-05-01' where organization_id = $1`),
    change: edit({ bornOn: '1980-05-01' }),
    reason: 'ROLE_NOT_SPOKEN_TO',
  },
  'no birth any more': {
    block: (debtor: Debtor) =>
      run(debtor, `update contacts set born_on = '2015-05-01' where organization_id = $1`),
    change: edit({ bornOn: null, birthYear: null }),
    reason: 'ROLE_NOT_SPOKEN_TO',
  },
  'an address': {
    block: async (debtor: Debtor) => {
      await decideOn(debtor, { licenceRequired: true });
      await run(
        debtor,
        `insert into licences (organization_id, region, number) values ($1, 'IL', '17-A')`,
      );
      await run(debtor, `update contacts set region = 'MA' where organization_id = $1`);
    },
    change: edit({ region: 'IL' }),
    reason: 'LICENSE_MISSING',
  },
  'another creditor': {
    block: async (debtor: Debtor) => {
      await decideOn(debtor, { creditorRoles: { 'First Bank': 'creditor' } });
      await run(
        debtor,
        `update debts set first_contact_at = '2026-05-01', notice_sent_on = null
         where organization_id = $1`,
      );
    },
    change: ({ context, debtId }: Debtor, confirmsCallable?: boolean) =>
      describeDebt(services, context, { debtId, creditor: 'FIRST BANK', confirmsCallable }),
    reason: 'NOTICE_MISSING',
  },
  'a zone': {
    block: (debtor: Debtor) =>
      run(debtor, `update contacts set region = null where organization_id = $1`),
    change: ({ context, contactId }: Debtor, confirmsCallable?: boolean) =>
      confirmZone(services, context, { contactId, zone: 'America/Chicago', confirmsCallable }),
    reason: 'TZ_UNKNOWN',
  },
  'another kind of line': {
    block: expireConsent,
    change: ({ context, phoneId }: Debtor, confirmsCallable?: boolean) =>
      describePhone(services, context, { phoneId, lineType: 'landline', confirmsCallable }),
    reason: 'NO_TCPA_CONSENT',
  },
  'another place of a number': {
    block: async (debtor: Debtor) => {
      await run(debtor, `update phones set place = 'work' where organization_id = $1`);
      await run(
        debtor,
        `insert into suppressions (organization_id, contact_id, kind, place, source, started_at)
         select organization_id, id, 'place_inconvenient', 'work', 'person', '2026-06-01'
         from contacts where organization_id = $1`,
      );
    },
    change: ({ context, phoneId }: Debtor, confirmsCallable?: boolean) =>
      describePhone(services, context, { phoneId, place: 'home', confirmsCallable }),
    reason: 'PLACE_INCONVENIENT',
  },
  'another number': {
    block: (debtor: Debtor) =>
      run(debtor, `update phones set state = 'disconnected' where organization_id = $1`),
    change: ({ context, contactId }: Debtor, confirmsCallable?: boolean) =>
      addPhone(services, context, {
        contactId,
        phone: { number: '+1 312 555 0177', lineType: 'landline' },
        confirmsCallable,
      }),
    reason: 'NUM_INVALID',
  },
  'another debt': {
    block: (debtor: Debtor) =>
      run(debtor, `update debts set state = 'paid' where organization_id = $1`),
    change: ({ context, contactId }: Debtor, confirmsCallable?: boolean) =>
      addDebt(services, context, {
        contactId,
        debt: {
          reference: 'second',
          balance: { amountMinor: 100, currency: 'USD' },
          noticeSentOn: '2026-01-05',
        },
        confirmsCallable,
      }),
    reason: 'PAID',
  },
  'a notice': {
    block: (debtor: Debtor) =>
      run(
        debtor,
        `update debts set first_contact_at = '2026-05-01', notice_sent_on = null
         where organization_id = $1`,
      ),
    change: ({ context, debtId }: Debtor, confirmsCallable?: boolean) =>
      describeDebt(services, context, { debtId, noticeSentOn: '2026-05-02', confirmsCallable }),
    reason: 'NOTICE_MISSING',
  },
  permission: {
    block: expireConsent,
    change: ({ context, contactId, phoneId }: Debtor, confirmsCallable?: boolean) =>
      recordConsent(services, context, {
        contactId,
        kind: 'tcpa',
        phoneId,
        expiresAt: null,
        fromMinute: null,
        toMinute: null,
        place: null,
        source: 'person',
        evidence: 'Said so',
        confirmsCallable,
      }),
    reason: 'NO_TCPA_CONSENT',
  },
  'an attempt at home': {
    block: async (debtor: Debtor) => {
      await run(debtor, `update contacts set region = 'OR' where organization_id = $1`);
      await run(debtor, `update phones set place = 'work' where organization_id = $1`);
      await run(
        debtor,
        `insert into phones (organization_id, contact_id, e164, line_type, place, position)
         select organization_id, id, '+15035550177', 'mobile', 'home', 2
         from contacts where organization_id = $1`,
      );
    },
    change: async (debtor: Debtor, confirmsCallable?: boolean) => {
      const { context, contactId } = debtor;
      const { phones } = await show(debtor);
      return recordOutsideCall(services, context, {
        contactId,
        phoneId: phones.find(({ place }) => place === 'home')?.id ?? '',
        debtIds: [],
        direction: 'outbound',
        outcome: 'no_answer',
        occurredAt: '2026-05-10T16:00:00Z',
        evidence: '',
        confirmsCallable,
      });
    },
    reason: 'STATE_FREQ',
  },
};

describe.each(Object.entries(ways))('somebody who could be called by %s', (name, way) => {
  const e164 = name === 'a zone' ? { e164: '+18005550142' } : {};

  it('is not unless that is confirmed, and is told why they could not', async () => {
    const debtor = await addDebtor(database, e164);
    await way.block(debtor);
    const before = await show(debtor);
    await expect(way.change(debtor)).rejects.toMatchObject({
      code: 'confirmation_needed',
      explanation: { reason: way.reason },
    });
    expect(await show(debtor)).toEqual(before);
    await way.change(debtor, true);
    expect(await show(debtor)).not.toEqual(before);
  });

  it('is changed at once where another reason forbids the call all the same', async () => {
    const debtor = await addDebtor(database, e164);
    await way.block(debtor);
    await run(
      debtor,
      `insert into suppressions (organization_id, contact_id, kind, source, started_at)
       select organization_id, id, 'medium_stop', 'person', '2026-06-01' from contacts
       where organization_id = $1`,
    );
    await way.change(debtor);
  });
});

describe('a minor', () => {
  const addMember = testStatement(
    `with profile as (insert into profiles (email, full_name)
       values (gen_random_uuid() || '@example.com', 'Mia Member') returning id)
     insert into user_organizations (organization_id, user_id, role)
     select $1, id, 'member' from profile returning user_id`,
    { user_id: 'uuid' },
  );

  it.each<ContactFields>([
    { bornOn: '1980-05-01' },
    { birthYear: 1980 },
    { bornOn: null, birthYear: null },
    { bornOn: '2014-05-01' },
  ])('is older by the word of admins alone, confirmed or not: %j', async (fields) => {
    const debtor = await addDebtor(database);
    await run(debtor, `update contacts set born_on = '2015-05-01' where organization_id = $1`);
    const { organization } = debtor;
    const [added] = await askSystem(database, addMember, [organization.organizationId]);
    const scope = { ...organization, userId: added?.user_id ?? '' };
    const member = { ...debtor, context: { scope, headers: new Headers() } };
    await expect(edit(fields)(member, true)).rejects.toMatchObject({ code: 'not_permitted' });
    expect(await show(debtor)).toMatchObject({ bornOn: '2015-05-01', revision: 0 });
    await edit({ bornOn: '2016-05-01' })(member);
    expect(await show(debtor)).toMatchObject({ bornOn: '2016-05-01', revision: 1 });
  });
});
