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

function readMembership(answer: unknown): DemoPerson['memberships'] {
  if (!isRecord(answer) || typeof answer.organization !== 'string') return [];
  return [
    { organization: answer.organization, role: answer.role === 'admin' ? 'admin' : 'member' },
  ];
}

function readPerson(answer: unknown): DemoPerson[] {
  if (
    !isRecord(answer) ||
    typeof answer.email !== 'string' ||
    typeof answer.fullName !== 'string'
  ) {
    return [];
  }
  const memberships = Array.isArray(answer.memberships) ? answer.memberships : [];
  return [
    {
      email: answer.email,
      fullName: answer.fullName,
      memberships: memberships.flatMap(readMembership),
    },
  ];
}

/** Whom the server offers; null where it offers nobody, or says something else. */
export function readDemoOffer(answer: unknown): DemoOffer | null {
  if (!isRecord(answer) || typeof answer.password !== 'string' || !Array.isArray(answer.people)) {
    return null;
  }
  const people = answer.people.flatMap(readPerson);
  return people.length === 0 ? null : { password: answer.password, people };
}
