import { isRecord } from '../../platform/is-record.ts';

/** Somebody of the demo, with whom a visitor may sign in. */
export interface DemoPerson {
  email: string;
  fullName: string;
  /** None: a super administrator. */
  memberships: readonly { organization: string; role: 'admin' | 'member' }[];
}

export interface DemoOffer {
  password: string;
  people: readonly DemoPerson[];
}

function readMembership(told: unknown): DemoPerson['memberships'] {
  if (!isRecord(told) || typeof told.organization !== 'string') return [];
  return [{ organization: told.organization, role: told.role === 'admin' ? 'admin' : 'member' }];
}

function readPerson(told: unknown): DemoPerson[] {
  if (!isRecord(told) || typeof told.email !== 'string' || typeof told.fullName !== 'string') {
    return [];
  }
  const memberships = Array.isArray(told.memberships) ? told.memberships : [];
  return [
    {
      email: told.email,
      fullName: told.fullName,
      memberships: memberships.flatMap(readMembership),
    },
  ];
}

/** Whom the server offers; null where it offers nobody, or says something else. */
export function readDemoOffer(told: unknown): DemoOffer | null {
  if (!isRecord(told) || typeof told.password !== 'string' || !Array.isArray(told.people)) {
    return null;
  }
  const people = told.people.flatMap(readPerson);
  return people.length === 0 ? null : { password: told.password, people };
}
