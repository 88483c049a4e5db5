import { type StartingPurpose, startScript } from '@ringfence/domain/callflow/starting-scripts';

/** Where people answer calls that are returned. Kept for fiction, as all numbers of the demo. */
export const demoLines = [
  {
    organization: 'Harbor Recovery',
    e164: '+13125550103',
    label: 'Front desk',
    zone: 'America/Chicago',
    places: 6,
  },
  {
    organization: 'Northwind Water',
    e164: '+442079460189',
    label: 'Customer desk',
    zone: 'Europe/London',
    places: 3,
  },
];

/** Numbers that take turns, each with a limit for the day. */
export const demoPools = [
  {
    organization: 'Harbor Recovery',
    name: 'Chicago and Dallas',
    numbers: ['+13125550000', '+12145550101'],
    dailyLimit: 2_000,
  },
];

const names: Readonly<Record<StartingPurpose, string>> = {
  reminder: 'Payment reminder',
  promise: 'Reminder of a promise',
  broken_promise: 'Broken promise',
  callback: 'Requested call',
};

/** By whom the scripts are, whom their voicemails name, and who approved them. */
const authors = [
  {
    organization: 'Harbor Recovery',
    contactPerson: 'Ana Torres',
    writer: 'admin@harbor.example',
    approver: 'both@ringfence.example',
  },
  {
    organization: 'Northwind Water',
    contactPerson: 'Nora Lindqvist',
    writer: 'admin@northwind.example',
    approver: 'admin@northwind.example',
  },
];

const purposes = [
  'reminder',
  'promise',
  'broken_promise',
  'callback',
] as const satisfies readonly StartingPurpose[];

/** A copy of every script that the product brings, for each organization. */
export const demoScripts = authors.flatMap(({ contactPerson, ...author }) =>
  purposes.map((purpose) => ({
    ...author,
    purpose,
    name: names[purpose],
    content: startScript(purpose, contactPerson),
  })),
);
