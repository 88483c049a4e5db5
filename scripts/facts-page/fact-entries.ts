import type { Contract } from '../../packages/contract/contract.ts';
import type { ImportField, ImportKind } from '../../packages/domain/imports/import-words.ts';

/** An operation of the API by its name, and the field of its input, such as `fields.birthYear`. */
type ApiField = {
  [Part in keyof Contract]: `${Part}.${Extract<keyof Contract[Part], string>} ${string}`;
}[keyof Contract];

type UploadColumn = `${ImportKind} ${ImportField}`;

/** A label of the screen, by its place in the English words, and where it stands. */
export interface ScreenField {
  where: string;
  label: string;
}

/** A fact of a person, a number or a debt: it comes in by hand, by file and by the API. */
interface Entered {
  of: 'contact';
  what: string;
  screen: ScreenField;
  upload: readonly UploadColumn[] | { none: string };
  api: readonly ApiField[];
}

/** A choice of the organization, which no file of people tells. */
interface Chosen {
  of: 'organization';
  what: string;
  screen: ScreenField;
  api: readonly ApiField[];
}

/** What Ringfence knows of itself, and why nobody enters it. */
interface Own {
  of: 'ringfence';
  what: string;
  because: string;
}

export type FactEntry = Entered | Chosen | Own;

const dialog = (title: string, label: string): ScreenField => ({
  where: `Contact, Record: ${title}`,
  label,
});
const who = (label: string): ScreenField => ({ where: 'Contact, Who this is', label });
const debt = (label: string): ScreenField => ({ where: 'Contact, Debts', label });
const number = (label: string): ScreenField => ({ where: 'Contact, Numbers', label });

const phone: Entered = {
  of: 'contact',
  what: 'The numbers of the person, and the one that is called',
  screen: { where: 'Contact, Numbers', label: 'contactEdits.addPhone.number' },
  upload: ['debtors phone'],
  api: ['contacts.addPhone phone.number', 'contacts.upsert contacts.phones.number'],
};
const place: Entered = {
  of: 'contact',
  what: 'What a number is tied to: home, work, a personal line, another place',
  screen: number('contact.phones.place'),
  upload: ['debtors phone_place'],
  api: ['records.describePhone place', 'contacts.upsert contacts.phones.place'],
};
const group: Entered = {
  of: 'contact',
  what: 'The account under which several loans are one debt',
  screen: debt('contact.debts.groupLabel'),
  upload: ['debtors debt_group'],
  api: ['records.describeDebt group', 'contacts.upsert contacts.debts.group'],
};
const inconvenient = (what: string, label: string, field: string): Entered => ({
  of: 'contact',
  what,
  screen: dialog('Inconvenient time', label),
  upload: ['debtors inconvenient_time'],
  api: [`records.recordInconvenientTime ${field}`],
});

/** Where each field of `Facts` is entered. A rule that reads one that is not here fails the test. */
export const factEntries: Readonly<Record<string, FactEntry>> = {
  direction: {
    of: 'ringfence',
    what: 'Who called: we, or they',
    because: 'the rules apply to calls that we make',
  },
  'furtherDebtIds[]': {
    of: 'ringfence',
    what: 'What the same call is about besides',
    because: 'the caller says what a call is about',
  },
  mode: {
    of: 'ringfence',
    what: 'Who speaks: a person, a recording, a synthetic voice',
    because: 'the script that is read out is a recorded voice',
  },
  purpose: {
    of: 'ringfence',
    what: 'What the call is for',
    because: 'campaigns call to collect and for nothing else',
  },
  collectorRole: {
    of: 'organization',
    what: 'Whether the debt is collected for others, by its creditor',
    screen: { where: 'Settings, Compliance', label: 'policy.fields.creditorRoles' },
    api: [
      'compliance.changePolicy policy.creditorRoles',
      'compliance.changePolicy policy.collectorRole',
    ],
  },
  'person.id': {
    of: 'ringfence',
    what: 'Whose call it is',
    because: 'given to each contact when it is added',
  },
  'person.country': {
    of: 'contact',
    what: 'The country of the address',
    screen: who('contactEdits.fields.country'),
    upload: ['debtors country'],
    api: ['contacts.update fields.country', 'contacts.upsert contacts.country'],
  },
  'person.region': {
    of: 'contact',
    what: 'The state or province of the address',
    screen: who('contactEdits.fields.region'),
    upload: ['debtors region'],
    api: ['contacts.update fields.region', 'contacts.upsert contacts.region'],
  },
  'person.postalCode': {
    of: 'contact',
    what: 'The postal code of the address',
    screen: who('contactEdits.fields.postalCode'),
    upload: ['debtors postal_code'],
    api: ['contacts.update fields.postalCode', 'contacts.upsert contacts.postalCode'],
  },
  'person.confirmedZone': {
    of: 'contact',
    what: 'The time zone that the person confirmed',
    screen: dialog('Confirmed time zone', 'contactForms.form.zone'),
    upload: ['debtors confirmed_zone'],
    api: ['records.confirmZone zone'],
  },
  'person.phones[]': phone,
  'person.phonePlaces[].e164': phone,
  'person.phonePlaces[].place': place,
  'person.role': {
    of: 'contact',
    what: 'What the person is to the debt (12 CFR 1006.6(a))',
    screen: debt('contactEdits.debtForm.personRole'),
    upload: ['debtors person_role'],
    api: ['records.describeDebt personRole', 'contacts.upsert contacts.debts.personRole'],
  },
  'person.bornOn': {
    of: 'contact',
    what: 'The day of birth',
    screen: who('contactEdits.fields.bornOn'),
    upload: ['debtors birth_year'],
    api: ['contacts.update fields.bornOn', 'contacts.upsert contacts.bornOn'],
  },
  'person.birthYear': {
    of: 'contact',
    what: 'The year of birth, where the day is not known',
    screen: who('contactEdits.fields.birthYear'),
    upload: ['debtors birth_year'],
    api: ['contacts.update fields.birthYear', 'contacts.upsert contacts.birthYear'],
  },
  'person.isServiceMember': {
    of: 'contact',
    what: 'Whether the person serves in the military now',
    screen: who('contactEdits.fields.isServiceMember'),
    upload: ['debtors service_member'],
    api: ['contacts.update fields.isServiceMember', 'contacts.upsert contacts.isServiceMember'],
  },
  'phone.e164': phone,
  'phone.lineType': {
    of: 'contact',
    what: 'The kind of line',
    screen: number('contact.phones.lineType'),
    upload: ['debtors line_type'],
    api: ['records.describePhone lineType', 'contacts.upsert contacts.phones.lineType'],
  },
  'phone.place': place,
  'debt.id': {
    of: 'ringfence',
    what: 'About which debt the call is',
    because: 'given to each debt when it is added',
  },
  'debt.group': group,
  'debt.noticeOn': {
    of: 'contact',
    what: 'The day on which the validation notice was sent',
    screen: debt('contactEdits.debtForm.noticeSentOn'),
    upload: ['debtors notice_sent_on'],
    api: ['records.describeDebt noticeSentOn', 'contacts.upsert contacts.debts.noticeSentOn'],
  },
  'debt.kind': {
    of: 'contact',
    what: 'The kind of debt: medical, student, rent, other',
    screen: debt('contactEdits.debtForm.kind'),
    upload: ['debtors debt_kind'],
    api: ['records.describeDebt kind', 'contacts.upsert contacts.debts.kind'],
  },
  'debt.isTimeBarred': {
    of: 'contact',
    what: 'Whether the time in which it could be sued for has run out',
    screen: debt('contactEdits.debtForm.timeBarred'),
    upload: ['debtors time_barred', 'debtors debt_state'],
    api: ['records.describeDebt isTimeBarred', 'contacts.upsert contacts.debts.isTimeBarred'],
  },
  'debt.firstContactAt': {
    of: 'contact',
    what: 'When it was first talked about; conversations that are made or entered here count by themselves',
    screen: debt('contactEdits.debtForm.firstContactAt'),
    upload: ['debtors first_contact_at', 'calls occurred_at'],
    api: ['records.describeDebt firstContactAt', 'contacts.upsert contacts.debts.firstContactAt'],
  },
  'debt.promisedUntil': {
    of: 'contact',
    what: 'The last day of grace of an open promise to pay, about the debt or about any debt of the person as the policy says',
    screen: { where: 'Contact, Promises to pay', label: 'contact.promises.form.day' },
    upload: { none: 'promises are made on calls and recorded one by one; a file brings payments' },
    api: ['promises.record instalments.dueOn'],
  },
  'debt.isReminder': {
    of: 'ringfence',
    what: 'Whether the call reminds of that promise',
    because: 'known by what gave rise to the call',
  },
  'consents[].kind': {
    of: 'contact',
    what: 'What the person permits',
    screen: dialog('Consent', 'contactForms.consents.kind'),
    upload: ['consents consent_kind', 'debtors consent'],
    api: ['records.recordConsent kind', 'contacts.upsert consent.obtainedHow'],
  },
  'consents[].phone': {
    of: 'contact',
    what: 'For which number',
    screen: dialog('Consent', 'contactForms.form.number'),
    upload: ['consents phone'],
    api: ['records.recordConsent phoneId'],
  },
  'consents[].at': {
    of: 'contact',
    what: 'Since when',
    screen: dialog('Consent', 'contactForms.form.receivedAt'),
    upload: ['consents occurred_at'],
    api: ['records.recordConsent receivedAt', 'contacts.upsert consent.obtainedOn'],
  },
  'consents[].revokedAt': {
    of: 'contact',
    what: 'When the person took it back; a stop takes it back too',
    screen: { where: 'Contact, Consent: taken back', label: 'contactForms.revoke.submit' },
    upload: ['restrictions restriction_kind', 'debtors do_not_call'],
    api: ['records.revokeConsent receivedAt', 'records.recordRestriction kind'],
  },
  'consents[].expiresAt': {
    of: 'contact',
    what: 'When it ends',
    screen: dialog('Consent', 'contactForms.consents.expires'),
    upload: ['consents expires_on'],
    api: ['records.recordConsent expiresAt'],
  },
  'consents[].hours.from': {
    of: 'contact',
    what: 'Of a permission for a time: from which hour',
    screen: dialog('Consent', 'contactForms.consents.from'),
    upload: ['consents permitted_from'],
    api: ['records.recordConsent fromMinute'],
  },
  'consents[].hours.to': {
    of: 'contact',
    what: 'Of a permission for a time: to which hour',
    screen: dialog('Consent', 'contactForms.consents.to'),
    upload: ['consents permitted_to'],
    api: ['records.recordConsent toMinute'],
  },
  'consents[].place': {
    of: 'contact',
    what: 'Of a permission for a place: which',
    screen: dialog('Consent', 'contactForms.consents.place'),
    upload: ['consents permitted_place'],
    api: ['records.recordConsent place'],
  },
  'restrictions[].kind': {
    of: 'contact',
    what: 'A standing reason not to call',
    screen: { where: 'Contact, Record', label: 'contactForms.kinds.medium_stop.name' },
    upload: ['restrictions restriction_kind', 'debtors debt_state', 'debtors do_not_call'],
    api: ['records.recordRestriction kind', 'contacts.upsert contacts.debts.state'],
  },
  'restrictions[].debtId': {
    of: 'contact',
    what: 'About which debt',
    screen: dialog('a reason', 'contactForms.form.debt'),
    upload: ['restrictions debt_reference'],
    api: ['records.recordRestriction debtId'],
  },
  'restrictions[].phone': {
    of: 'contact',
    what: 'Of which number',
    screen: dialog('a reason', 'contactForms.form.number'),
    upload: ['restrictions phone'],
    api: ['records.recordRestriction phoneId'],
  },
  'restrictions[].place': {
    of: 'contact',
    what: 'Of an inconvenient place: every number tied to which place',
    screen: dialog('Inconvenient place', 'contactForms.form.everyNumberAt.work'),
    upload: ['debtors inconvenient_time', 'restrictions inconvenient_time'],
    api: ['records.recordRestriction place'],
  },
  'restrictions[].at': {
    of: 'contact',
    what: 'Since when',
    screen: dialog('a reason', 'contactForms.form.receivedAt'),
    upload: ['restrictions occurred_at'],
    api: ['records.recordRestriction receivedAt'],
  },
  'restrictions[].liftedAt': {
    of: 'contact',
    what: 'When it ended',
    screen: { where: 'Contact, End a reason', label: 'contactForms.lift.because' },
    upload: { none: 'no file ends a reason: an admin does' },
    api: ['records.liftRestriction because'],
  },
  'inconvenient[].days[]': inconvenient('On which days', 'contactForms.form.days', 'days'),
  'inconvenient[].from': inconvenient('From when', 'contactForms.form.from', 'fromMinute'),
  'inconvenient[].to': inconvenient('Until when', 'contactForms.form.to', 'toMinute'),
  'inconvenient[].at': inconvenient(
    'When the person said so',
    'contactForms.form.receivedAt',
    'receivedAt',
  ),
  'history[].at': {
    of: 'contact',
    what: 'When a call was made; calls of Ringfence are kept by themselves',
    screen: dialog('Call made elsewhere', 'contactForms.form.occurredAt'),
    upload: ['calls occurred_at'],
    api: ['records.recordOutsideCall occurredAt'],
  },
  'history[].personId': {
    of: 'contact',
    what: 'With whom',
    screen: dialog('Call made elsewhere', 'contactForms.kinds.outside_call.name'),
    upload: ['calls reference'],
    api: ['records.recordOutsideCall contactId'],
  },
  'history[].debtIds[]': {
    of: 'contact',
    what: 'About which debts',
    screen: dialog('Call made elsewhere', 'contactForms.form.about'),
    upload: ['calls debt_reference'],
    api: ['records.recordOutsideCall debtIds'],
  },
  'history[].group': group,
  'history[].phone': {
    of: 'contact',
    what: 'On which number',
    screen: dialog('Call made elsewhere', 'contactForms.form.number'),
    upload: ['calls phone'],
    api: ['records.recordOutsideCall phoneId'],
  },
  'history[].direction': {
    of: 'contact',
    what: 'Who called',
    screen: dialog('Call made elsewhere', 'contactForms.form.direction'),
    upload: ['calls direction'],
    api: ['records.recordOutsideCall direction'],
  },
  'history[].outcome': {
    of: 'contact',
    what: 'What happened',
    screen: dialog('Call made elsewhere', 'contactForms.form.outcome'),
    upload: ['calls outcome'],
    api: ['records.recordOutsideCall outcome'],
  },
  'licences[].region': {
    of: 'organization',
    what: 'For which state there is a licence',
    screen: { where: 'Settings, Licences', label: 'settings.licences.region' },
    api: ['settings.addLicence region'],
  },
  'licences[].expiresOn': {
    of: 'organization',
    what: 'Until when it holds',
    screen: { where: 'Settings, Licences', label: 'settings.licences.expires' },
    api: ['settings.addLicence expiresOn'],
  },
  'abandonment[].day': {
    of: 'ringfence',
    what: 'How the campaign’s calls of a day went',
    because: 'counted from its own calls',
  },
  'abandonment[].answered': {
    of: 'ringfence',
    what: 'How many were answered',
    because: 'counted from its own calls',
  },
  'abandonment[].abandoned': {
    of: 'ringfence',
    what: 'How many of them were cut off',
    because: 'counted from its own calls',
  },
};
