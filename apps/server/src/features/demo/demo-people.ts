import type { Role } from '@ringfence/contract/access';

/** Only for the sample data, which is loaded on request or where the server listens to nobody else. */
export const demoPassword = 'lawful-minute';

export interface DemoSignIn {
  email: string;
  fullName: string;
  title: string;
  organization?: string;
  role?: Role;
}

const agency = 'Harbor Recovery';
const utility = 'Northwind Water';

export const demoOrganizations = [agency, utility];

export const demoSuperAdministrator = 'super@ringfence.example';

/** The addresses end in a name that is reserved for examples, so no mail ever reaches anybody. */
export const demoSignIns: readonly DemoSignIn[] = [
  { email: demoSuperAdministrator, fullName: 'Sam Okafor', title: 'super administrator' },
  {
    email: 'admin@harbor.example',
    fullName: 'Ana Torres',
    title: `admin of ${agency}`,
    organization: agency,
    role: 'admin',
  },
  {
    email: 'member@harbor.example',
    fullName: 'Miguel Reyes',
    title: `member of ${agency}`,
    organization: agency,
    role: 'member',
  },
  {
    email: 'admin@northwind.example',
    fullName: 'Nora Lindqvist',
    title: `admin of ${utility}`,
    organization: utility,
    role: 'admin',
  },
];
