const organization = 'Harbor Recovery';

export const demoList = { organization, name: 'Sample portfolio' };

/** Their numbers are of those that are given to nobody (555-0100 to 555-0199). */
export const demoContacts = [
  {
    reference: 'HR-1001',
    fullName: 'Ellen Park',
    region: 'IL',
    postalCode: '60601',
    birthYear: 1975,
  },
  {
    reference: 'HR-1002',
    fullName: 'Ruben Salas',
    region: 'TX',
    postalCode: '75201',
    birthYear: 1968,
  },
  {
    reference: 'HR-1003',
    fullName: 'Grace Kim',
    region: 'IL',
    postalCode: '60614',
    birthYear: 1989,
  },
  {
    reference: 'HR-1004',
    fullName: 'Tom Whitfield',
    region: 'WA',
    postalCode: '98101',
    birthYear: 1981,
  },
  {
    reference: 'HR-1005',
    fullName: 'Dana Brooks',
    region: 'TX',
    postalCode: '77002',
    birthYear: 1993,
  },
  {
    reference: 'HR-1006',
    fullName: 'Ivy Chen',
    region: 'CA',
    postalCode: '94103',
    birthYear: null,
  },
].map((contact) => ({ ...contact, organization }));

export const demoPhones = [
  { reference: 'HR-1001', e164: '+13125550121', lineType: 'mobile', place: null },
  { reference: 'HR-1002', e164: '+12145550122', lineType: 'mobile', place: null },
  { reference: 'HR-1003', e164: '+17735550123', lineType: 'landline', place: 'work' },
  { reference: 'HR-1003', e164: '+17735550124', lineType: 'mobile', place: null },
  { reference: 'HR-1004', e164: '+12065550125', lineType: 'landline', place: 'home' },
  { reference: 'HR-1005', e164: '+17135550126', lineType: 'mobile', place: null },
  // A mobile of New York with an address in California: called only when it suits both.
  { reference: 'HR-1006', e164: '+12125550127', lineType: 'mobile', place: null },
].map((phone) => ({ ...phone, organization }));

export const demoDebts = [
  { reference: 'HR-1001', account: '4000-1234-4821', creditor: 'First Bank', balance: 182_450 },
  { reference: 'HR-1001', account: '88120-77', creditor: 'Lakeside Dental', balance: 31_900 },
  { reference: 'HR-1002', account: '4000-9876-1170', creditor: 'First Bank', balance: 94_015 },
  { reference: 'HR-1003', account: 'SL-55-2081-A', creditor: 'Campus Lending', balance: 710_000 },
  { reference: 'HR-1003', account: 'SL-55-2081-B', creditor: 'Campus Lending', balance: 455_000 },
  { reference: 'HR-1004', account: '3310-0045', creditor: 'Sound Energy', balance: 27_380 },
  { reference: 'HR-1005', account: '4000-5544-9002', creditor: 'First Bank', balance: 66_120 },
  { reference: 'HR-1006', account: '7719-2203', creditor: 'Bay Mobile', balance: 48_799 },
].map((debt) => ({
  ...debt,
  organization,
  // Loans under one account are one debt.
  group: debt.account.startsWith('SL-55-2081') ? 'SL-55-2081' : null,
  // Of whom nothing was begun yet, nothing has to be kept.
  noticeDaysAgo: debt.reference === 'HR-1006' ? null : 30,
}));

export const demoRestrictions = [
  {
    reference: 'HR-1001',
    kind: 'attorney',
    account: '4000-1234-4821',
    e164: null,
    source: 'attorney',
    evidence: 'Letter of representation, Marsh and Lowe',
    daysAgo: 12,
  },
  {
    reference: 'HR-1002',
    kind: 'dispute_open',
    account: '4000-9876-1170',
    e164: null,
    source: 'letter',
    evidence: 'Letter 2041',
    daysAgo: 5,
  },
  {
    reference: 'HR-1003',
    kind: 'work_prohibited',
    account: null,
    e164: '+17735550123',
    source: 'employer',
    evidence: 'Call of the personnel office',
    daysAgo: 20,
  },
  {
    reference: 'HR-1005',
    kind: 'medium_stop',
    account: null,
    e164: null,
    source: 'person',
    evidence: 'Mail “Please stop calling”',
    daysAgo: 3,
  },
].map((restriction) => ({ ...restriction, organization }));

export const demoInconvenientTimes = [
  {
    organization,
    reference: 'HR-1003',
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    fromMinute: 8 * 60,
    toMinute: 14 * 60,
    evidence: 'Sleeps after the night shift',
    daysAgo: 20,
  },
];

export const demoOutsideCalls = [
  {
    organization,
    reference: 'HR-1004',
    e164: '+12065550125',
    direction: 'inbound',
    outcome: 'conversation',
    evidence: 'Rang the front desk',
    daysAgo: 2,
  },
];
