import type { Role } from '@ringfence/contract/access';
import type { Rate } from '@ringfence/domain/money/price-call';

/** Only for the sample data, which is loaded on request or where the server listens to nobody else. */
export const demoPassword = 'lawful-minute';

export interface DemoSignIn {
  email: string;
  fullName: string;
  title: string;
  memberships: readonly { organization: string; role: Role }[];
}

const agency = 'Harbor Recovery';
const utility = 'Northwind Water';

export const demoOrganizations = [agency, utility];

export const demoSuperAdministrator = 'super@ringfence.example';

/** Who entered what is known of the people in the sample data. */
export const demoRecorder = 'admin@harbor.example';

/** The addresses end in a name that is reserved for examples, so no mail ever reaches anybody. */
export const demoSignIns: readonly DemoSignIn[] = [
  {
    email: demoSuperAdministrator,
    fullName: 'Sam Okafor',
    title: 'super administrator',
    memberships: [],
  },
  {
    email: demoRecorder,
    fullName: 'Ana Torres',
    title: `admin of ${agency}`,
    memberships: [{ organization: agency, role: 'admin' }],
  },
  {
    email: 'member@harbor.example',
    fullName: 'Miguel Reyes',
    title: `member of ${agency}`,
    memberships: [{ organization: agency, role: 'member' }],
  },
  {
    email: 'admin@northwind.example',
    fullName: 'Nora Lindqvist',
    title: `admin of ${utility}`,
    memberships: [{ organization: utility, role: 'admin' }],
  },
  {
    email: 'both@ringfence.example',
    fullName: 'Bea Castillo',
    title: `admin of ${agency}, member of ${utility}`,
    memberships: [
      { organization: agency, role: 'admin' },
      { organization: utility, role: 'member' },
    ],
  },
];

/** In US dollars, such as carriers charge. */
export const demoRates: readonly Rate[] = [
  { country: 'US', perMinuteMicro: 14_000 },
  { country: 'CA', perMinuteMicro: 14_000 },
  { country: 'GB', perMinuteMicro: 21_500 },
  { country: null, perMinuteMicro: 65_000 },
].map((rate) => ({ ...rate, currency: 'USD', perCallMicro: 0, incrementSeconds: 60 }));

/** The carrier of the demo is the simulator, which reaches nobody whatever number it calls from. */
export const demoCallerIds = [
  { organization: agency, e164: '+13125550000', label: 'Chicago', state: 'active' },
  { organization: agency, e164: '+12145550101', label: 'Dallas', state: 'active' },
  { organization: agency, e164: '+13125550102', label: 'Chicago, second line', state: 'resting' },
];

export const demoLicences = [
  { organization: agency, region: 'IL', number: '017.021999', expiresInDays: 400 },
  { organization: agency, region: 'TX', number: 'TX-20419', expiresInDays: null },
  { organization: agency, region: 'WA', number: '603-555-010', expiresInDays: 40 },
];
