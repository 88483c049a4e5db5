import { randomBytes } from 'node:crypto';
import { importFile } from '../../features/imports/import-file.ts';
import { hashToken } from '../../features/invitations/invitation-token.ts';
import { notifyMembers } from '../../features/notifications/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { addCallerId } from '../add-caller-id.ts';
import { fillTables } from '../fill-tables.ts';
import { askSystem, testStatement } from '../test-statement.ts';

const effects = { wakeRelay() {}, wakeSealing() {} };

const insertOrganization = testStatement(
  `insert into organizations (name) values ($1) returning id`,
  { id: 'uuid' },
);
const insertMemberships = testStatement(
  `insert into user_organizations (organization_id, user_id, role)
   select $1, person.id, person.role from unnest($2::uuid[], $3::text[]) as person (id, role)`,
  {},
);
const removeMembership = testStatement(
  `delete from user_organizations where organization_id = $1 and user_id = $2`,
  {},
);
const insertSecrets = testStatement(
  `with invitation as (
     insert into invitations (organization_id, email, token_hash, invited_by, created_at, expires_at)
     values ($1, lower($2) || '@example.com', $3, $4, now(), now() + interval '7 days')
   ), licence as (
     insert into licences (organization_id, region, number) values ($1, 'TX', $2)
   ), spare as (
     insert into profiles (email, full_name) values ($2 || '@spare.example', $2) returning id
   )
   select id from spare`,
  { id: 'uuid' },
);
const endCalls = testStatement(
  `with over as (delete from calls_under_way where organization_id = $1)
   update calls set state = 'ended', outcome = 'no_answer', placing_at = now(),
     ended_at = now(), rang = true
   where organization_id = $1`,
  {},
);
const insertHalt = testStatement(
  `insert into call_halts (organization_id, note, started_by, started_at, by_super_administrator)
   values ($1, $2, $3, now(), false)`,
  {},
);

const linkPeople = testStatement(
  `insert into person_links (organization_id, contact_id, other_id, because)
   select $1, least(one.id, other.id), greatest(one.id, other.id), 'person'
   from contacts one join contacts other on other.organization_id = $1 and other.full_name = 'Ann'
   where one.organization_id = $1 and one.full_name = $2`,
  {},
);

/** Of each kind the one that was made last, which is ours and not the filling. */
const nameThings = testStatement(
  `select
     (select id from lists where organization_id = $1 and name = $2) as list_id,
     (select id from lists where organization_id = $1 and name = 'Filled') as other_list_id,
     (select id from saved_views where organization_id = $1 and kind = 'contacts') as view_id,
     (select id from saved_views where organization_id = $1 and kind = 'calls') as call_view_id,
     (select id from saved_views where organization_id = $1 and kind = 'campaigns') as template_id,
     (select id from contact_actions where organization_id = $1) as action_id,
     (select id from contacts where organization_id = $1 and full_name = $2) as contact_id,
     (select id from contacts where organization_id = $1 and full_name = 'Ann') as other_contact_id,
     (select phone.id from phones phone join contacts contact on contact.id = phone.contact_id
      where phone.organization_id = $1 and contact.full_name = $2) as phone_id,
     (select id from imports where organization_id = $1 order by id desc limit 1) as import_id,
     (select id from imports where organization_id = $1 and state = 'uploading') as upload_id,
     (select id from imports where organization_id = $1 and state = 'matching') as matching_id,
     (select id from imports where organization_id = $1 and state = 'checked') as checked_id,
     (select id from import_layouts where organization_id = $1) as layout_id,
     (select id from suppressions where organization_id = $1 limit 1) as suppression_id,
     (select debt.id from debts debt join contacts contact on contact.id = debt.contact_id
      where debt.organization_id = $1 and contact.full_name = $2) as debt_id,
     (select consent.id from consents consent join contacts contact on contact.id = consent.contact_id
      where consent.organization_id = $1 and contact.full_name = $2) as consent_id,
     (select id from inconvenient_times where organization_id = $1 limit 1) as inconvenient_time_id,
     (select id from promises where organization_id = $1 limit 1) as promise_id,
     (select id from callbacks where organization_id = $1 limit 1) as callback_id,
     (select id from payments where organization_id = $1 limit 1) as payment_id,
     (select id from audits where organization_id = $1 limit 1) as audit_id,
     (select id from campaigns where organization_id = $1 limit 1) as campaign_id,
     (select contact_id from targets where organization_id = $1 limit 1) as target_contact_id,
     (select id from calls where organization_id = $1 limit 1) as call_id,
     (select id from recordings where organization_id = $1) as recording_id,
     (select call_id from recordings where organization_id = $1) as recorded_call_id,
     (select id from invitations where organization_id = $1 order by id desc limit 1)
       as invitation_id,
     (select id from licences where organization_id = $1 and number = $2) as licence_id,
     (select id from caller_ids where organization_id = $1 and label = $2) as caller_id_id,
     (select id from caller_id_verifications where organization_id = $1 and script_id is null) as verification_id,
     (select id from caller_id_verifications where organization_id = $1 and script_id is not null) as test_id,
     (select id from caller_id_pools where organization_id = $1 limit 1) as pool_id,
     (select id from caller_id_rests where organization_id = $1 limit 1) as rest_id,
     (select id from scripts where organization_id = $1 and name = 'Filled') as script_id,
     (select id from staffed_lines where organization_id = $1 and verified_at is null) as line_id,
     (select id from carrier_accounts where organization_id = $1 limit 1) as account_id,
     (select id from carrier_rates where organization_id = $1 limit 1) as rate_id,
     (select id from api_keys where organization_id = $1 limit 1) as api_key_id,
     (select id from call_halts where organization_id = $1 order by id desc limit 1) as halt_id,
     (select id from notifications where organization_id = $1 and user_id = $3 limit 1)
       as notification_id`,
  {
    list_id: 'uuid',
    other_list_id: 'uuid',
    view_id: 'uuid',
    call_view_id: 'uuid',
    template_id: 'uuid',
    action_id: 'uuid',
    contact_id: 'uuid',
    other_contact_id: 'uuid',
    phone_id: 'uuid',
    import_id: 'uuid',
    upload_id: 'uuid',
    matching_id: 'uuid',
    checked_id: 'uuid',
    layout_id: 'uuid',
    suppression_id: 'uuid',
    debt_id: 'uuid',
    consent_id: 'uuid',
    inconvenient_time_id: 'uuid',
    promise_id: 'uuid',
    callback_id: 'uuid',
    payment_id: 'uuid',
    audit_id: 'uuid',
    campaign_id: 'uuid',
    target_contact_id: 'uuid',
    call_id: 'uuid',
    recording_id: 'uuid',
    recorded_call_id: 'uuid',
    invitation_id: 'uuid',
    licence_id: 'uuid',
    caller_id_id: 'uuid',
    verification_id: 'uuid',
    test_id: 'uuid',
    pool_id: 'uuid',
    rest_id: 'uuid',
    script_id: 'uuid',
    line_id: 'uuid',
    account_id: 'uuid',
    rate_id: 'uuid',
    api_key_id: 'uuid',
    halt_id: 'uuid',
    notification_id: 'uuid',
  },
);

export interface Insiders {
  adminId: string;
  memberId: string;
  /** Was a member when everything was made, and is none any more. */
  removedId: string;
}

/** An organization with one of everything, whose texts all hold the same strange word. */
export async function buildThings(
  database: Database,
  { adminId, memberId, removedId }: Insiders,
  { isHalted }: { isHalted: boolean },
) {
  const marker = `Zq${randomBytes(6).toString('hex')}`;
  const token = `token of ${marker}`;
  const [organization] = await askSystem(database, insertOrganization, [marker]);
  const organizationId = organization?.id ?? '';
  const people = [adminId, memberId, removedId];
  await askSystem(database, insertMemberships, [
    organizationId,
    people,
    ['admin', 'member', 'member'],
  ]);
  const scope = { organizationId, userId: adminId };
  await fillTables(database, scope);
  const header = 'name,phone,balance,reference,creditor';
  const rows = `${marker},312-555-0145,12.50,${marker},${marker}\n${marker},,3,${marker}-2,`;
  await importFile(
    { database, effects, now: () => new Date(), readFreeBytes: async () => null },
    { scope, headers: new Headers() },
    {
      file: new File([`${header}\n${rows}\n`], `${marker}.csv`),
      listName: marker,
      obtainedHow: 'given_to_creditor',
      obtainedBy: marker,
      obtainedOn: '2026-01-02',
    },
  );
  await askSystem(database, linkPeople, [organizationId, marker]);
  const secret = [organizationId, marker, hashToken(token), adminId];
  const [spare] = await askSystem(database, insertSecrets, secret);
  const callerNumber = await addCallerId(database, { organizationId }, { label: marker });
  await askSystem(database, endCalls, [organizationId]);
  if (isHalted) await askSystem(database, insertHalt, [organizationId, marker, adminId]);
  await database.asSystem((transaction) =>
    notifyMembers(transaction, effects, {
      organizationId,
      kind: 'calls_halted',
      subject: { kind: 'organization', id: organizationId },
      to: 'members',
    }),
  );
  await askSystem(database, removeMembership, [organizationId, removedId]);
  const [named] = await askSystem(database, nameThings, [organizationId, marker, memberId]);
  if (named === undefined || !Object.values(named).every((id) => typeof id === 'string')) {
    throw new Error('something was not made');
  }
  const ids = { organizationId, adminId, memberId, spareId: spare?.id ?? '', ...named };
  return { ...ids, marker, token, callerNumber };
}

export type Things = Awaited<ReturnType<typeof buildThings>> & {
  /** A session of the member, beside the one that asks. */
  sessionId: string;
  memberEmail: string;
  factor: { userId: string; factorId: string };
};

/** What nobody outside may read, whatever they ask for. */
export const listSecrets = ({ organizationId, marker }: Things): string[] => [
  organizationId,
  marker,
  marker.toLowerCase(),
  'Filled',
  ...['0142', '0143', '0145'].flatMap((line) => [`1312555${line}`, `••• ${line}`]),
];
