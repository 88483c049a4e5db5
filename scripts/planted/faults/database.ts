import type { Fault } from '../fault.ts';

const server = 'apps/server';
const features = `${server}/src/features`;

export const databaseFaults: readonly Fault[] = [
  {
    id: 'naming-is-belonging',
    breaks: 'Nobody sees the rows of an organization by naming it without belonging to it.',
    edits: [
      {
        file: `${server}/functions/current_organization_id.sql`,
        find: '\n  where is_super_administrator() or is_member(named.id)',
        put: '',
      },
    ],
    tests: `${server}/src/platform/database/database.integration.test.ts`,
    finds:
      'a tenant transaction > sees nothing of an organization that it names without being a member',
    passes: 'a tenant transaction > refuses anything but an id where an id belongs',
  },
  {
    id: 'policy-dropped',
    breaks: 'No statement whatever lets a member lift a reason not to call.',
    edits: [
      {
        file: `${server}/migrations/0010_compliance.sql`,
        find: 'create policy only_admins_lift on suppressions as restrictive for update to ringfence_tenant\n  using (is_admin(organization_id));\n',
        put: '',
      },
    ],
    tests: `${features}/records/members-lift-nothing.integration.test.ts`,
    finds:
      'a member who refuses for a person > does not undo it, whatever the statement: update suppressions set lifted_at = now() where contact_id = $1',
    passes: 'a member who refuses for a person > leaves it to an admin',
  },
  {
    id: 'records-for-two-years',
    breaks: 'Records are kept for three years after the last activity on a debt.',
    edits: [
      {
        file: `${server}/functions/retention_of.sql`,
        find: `interval '3 years'`,
        put: `interval '2 years'`,
      },
    ],
    tests: `${features}/personal-data/erase-contact.integration.test.ts`,
    finds:
      'how long records are kept > is three years after the last activity on a debt, whatever that was',
    passes:
      'how long records are kept > is not asked where nobody was called and no notice was sent',
  },
  {
    id: 'stop-erased',
    breaks: 'A number that was stopped is not called when an erased person is uploaded again.',
    edits: [
      {
        file: `${server}/functions/erase_contacts.sql`,
        find: `in ('medium_stop', 'number_stop', 'wrong_number', 'reassigned',`,
        put: `in ('medium_stop', 'wrong_number', 'reassigned',`,
      },
    ],
    tests: `${features}/personal-data/purge-records.integration.test.ts`,
    finds:
      'somebody who said stop and was purged > is not called when they are uploaded again: number_stop',
    passes:
      'somebody who said stop and was purged > is not called when they are uploaded again: medium_stop',
  },
  {
    id: 'call-of-a-linked-contact',
    breaks:
      'A stop keeps the calls that were decided on for the person’s other contacts from going out.',
    edits: [
      {
        file: `${server}/functions/raise_ledger_versions.sql`,
        find: '      union\n      select linked_id from linked_contacts(changed.organization_id, changed.people)\n',
        put: '',
      },
    ],
    tests: `${server}/src/dialer/same-person.integration.test.ts`,
    finds:
      'what one contact of a human asked for > holds for a call to the other that was decided on before',
    passes: 'what one contact of a human asked for > binds the other: medium_stop',
  },
];
