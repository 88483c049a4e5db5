import { type CallKind, campaignCall } from '@ringfence/domain/calls/call-kinds';
import type { Outcome } from '@ringfence/domain/calls/words';
import type { Facts } from '@ringfence/domain/compliance/types';
import { loadFacts, loadPolicy } from '../features/compliance/index.ts';
import type { Database } from '../platform/database/database.ts';
import { addCampaign, addList, type TestPerson } from './add-campaign.ts';
import type { TestOrganization } from './add-organization.ts';
import { askSystem, testStatement } from './test-statement.ts';

/** Somebody in a campaign. */
export interface CalledPerson {
  organizationId: string;
  campaignId: string;
  contactId: string;
  phoneId: string;
  debtId: string;
}

const readTarget = testStatement(
  `select phone_id, debt_id from targets
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  { phone_id: 'uuid', debt_id: 'uuid' },
);

export async function addCalledPerson(
  database: Database,
  organization: TestOrganization,
  person: Partial<TestPerson> = {},
): Promise<CalledPerson> {
  const people = [{ name: 'Ann', e164: '+13125550100', ...person }];
  const { listId, contactIds } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId, 7);
  const [contactId = ''] = contactIds.values();
  const { organizationId } = organization;
  const [target] = await askSystem(database, readTarget, [organizationId, campaignId, contactId]);
  if (target === undefined) throw new Error('nobody is in the campaign');
  const { phone_id: phoneId, debt_id: debtId } = target;
  return { organizationId, campaignId, contactId, phoneId, debtId };
}

export interface PlacedCall {
  at: string;
  outcome?: Outcome | null;
  /** How long it lasted. */
  seconds?: number;
  attempt?: number;
  /** Other facts than those that are known at that time; their hash is right all the same. */
  facts?: object | ((known: Facts) => object);
  /** How long before the call it was decided. */
  decidedSecondsBefore?: number;
  /** Where it is no call of the campaign. */
  kind?: CallKind;
  furtherDebtIds?: readonly string[];
}

const insertCall = testStatement(
  `with given as (
     select ($5::timestamptz) as at, $6::jsonb as facts
   ), decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version, policy_version)
     select $1, $2, $3, at - make_interval(secs => $11), 'allow', '[]', '[]', 0, 1, facts,
       sha256(convert_to(facts::text, 'UTF8')), 'test', $10
     from given returning id
   )
   insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, carrier, state, outcome, reserved_at, placing_at, heard_at, rang, ended_at,
     direction, mode, purpose, origin)
   select $1, $2, $3, $4, phone.e164, $7, decision.id,
     coalesce($12, (select count(*) + 1 from calls made
       where made.organization_id = $1 and made.campaign_id = $2 and made.contact_id = $3)),
     '+13125550000', 'test', case when $8::text is null then 'ringing' else 'ended' end, $8, at,
     case when $8 = 'withdrawn' then null else at end, at + make_interval(secs => $9),
     coalesce($8, 'no_answer') in ('no_answer', 'machine', 'right_party'),
     case when $8 is not null then at + make_interval(secs => $9) end, $13, $14, $15, $16
   from given, decision, phones phone
   where phone.organization_id = $1 and phone.id = $4
   returning id`,
  { id: 'uuid' },
);

const insertFurtherDebts = testStatement(
  `insert into call_debts (organization_id, contact_id, call_id, debt_id)
   select $1, $2, $3, debt_id from unnest($4::uuid[]) as debt_id`,
  {},
);

/**
 * A call that was placed, with a decision that says allow, whatever the law says: as the dialer would
 * write it, or as somebody who goes round the dialer does.
 */
export async function addPlacedCall(
  database: Database,
  person: CalledPerson,
  { at, outcome = 'no_answer', seconds = 20, attempt, facts, ...placed }: PlacedCall,
): Promise<string> {
  const { organizationId, contactId, phoneId, debtId } = person;
  const { decidedSecondsBefore = 0, kind = campaignCall, furtherDebtIds = [] } = placed;
  const campaignId = kind.origin === 'campaign' ? person.campaignId : null;
  return database.asSystem(async (transaction) => {
    const { version, policy } = await loadPolicy(transaction, organizationId);
    const now = new Date(at);
    const context = {
      organizationId,
      campaignId,
      ...kind,
      roles: policy,
      now,
    };
    const [known] = await loadFacts(transaction, context, [
      { contactId, phoneId, debtId, furtherDebtIds },
    ]);
    if (known === undefined) throw new Error('nobody can be called');
    const made = await transaction.first(insertCall, [
      organizationId,
      campaignId,
      contactId,
      phoneId,
      at,
      JSON.stringify(typeof facts === 'function' ? facts(known.facts) : (facts ?? known.facts)),
      debtId,
      outcome,
      seconds,
      version,
      decidedSecondsBefore,
      attempt ?? null,
      kind.direction,
      kind.mode,
      kind.purpose,
      kind.origin,
    ]);
    const further = [organizationId, contactId, made?.id, furtherDebtIds];
    await transaction.all(insertFurtherDebts, further);
    return made?.id ?? '';
  });
}
