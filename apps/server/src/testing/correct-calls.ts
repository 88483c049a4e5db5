import type { CorrectableOutcome } from '@ringfence/domain/calls/correct-outcome';
import type { Dialing } from '../dialer/testing/start-dialing.ts';
import { correctCall } from '../features/calls/correct-call.ts';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { addCampaign, addList, type TestPerson } from './add-campaign.ts';
import { addOrganization, type TestOrganization } from './add-organization.ts';
import { askSystem, testStatement } from './test-statement.ts';

export const readCalls = testStatement(
  `select call.id, call.contact_id, call.outcome, call.corrected_outcome from calls call
   join contacts contact on contact.organization_id = call.organization_id
     and contact.id = call.contact_id
   where call.organization_id = $1 and contact.full_name = 'Ann'
   order by call.reserved_at, call.id`,
  { id: 'uuid', contact_id: 'uuid', outcome: 'text?', corrected_outcome: 'text?' },
);
export const readKnown = testStatement(
  `select phone.state as phone_state, target.state as target_state, target.ended_because,
     target.attempts, contact.ledger_version, summary.last_outcome,
     (select coalesce(jsonb_agg(jsonb_build_object('kind', known.kind, 'source', known.source,
         'hasNumber', known.e164 is not null, 'hasCall', known.call_id is not null)
         order by known.kind), '[]')
      from suppressions known where known.organization_id = contact.organization_id
        and known.contact_id = contact.id and known.lifted_at is null) as reasons,
     (select count(*) from first_conversations talk
      where talk.organization_id = contact.organization_id and talk.contact_id = contact.id) as talks,
     (select count(*) from consents consent where consent.organization_id = contact.organization_id
        and consent.contact_id = contact.id and consent.revoked_at is null) as consents,
     (select jsonb_object_agg(count.kind, count.n) from (
        select kind, sum(n) as n from campaign_counts
        where organization_id = $1 and counted = 'calls' group by kind having sum(n) <> 0) count)
       as counts
   from contacts contact
   join phones phone on phone.organization_id = contact.organization_id
     and phone.contact_id = contact.id
   join contact_summaries summary on summary.organization_id = contact.organization_id
     and summary.contact_id = contact.id
   join targets target on target.organization_id = contact.organization_id
     and target.contact_id = contact.id
   where contact.organization_id = $1 and contact.full_name = 'Ann'`,
  {
    phone_state: 'text',
    target_state: 'text',
    ended_because: 'text?',
    attempts: 'int4',
    ledger_version: 'int8',
    last_outcome: 'text?',
    reasons: 'jsonb',
    talks: 'int8',
    consents: 'int8',
    counts: 'jsonb',
  },
);

export interface AskedCorrection {
  evidence?: string;
  confirmsCallable?: boolean;
  isMember?: boolean;
}

export interface CalledOnce {
  organization: TestOrganization;
  callId: string;
}

/** The code that something was refused with; `nothing` where it was not. */
export const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'nothing',
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

/** Calls people through the simulator and corrects how their calls ended. */
export function createCorrector(database: Database, findDialing: () => Dialing) {
  const services = () => ({
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    now: () => findDialing().clock.now,
  });

  /** Somebody who was called once. What the last four digits do is the simulator's to say. */
  async function callOnce(e164: string, further: readonly TestPerson[] = []) {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    // Somebody else keeps the campaign from its end.
    const { listId } = await addList(database, organization, [
      { name: 'Ann', e164, region: 'IL' },
      { name: 'Bob', e164: '+13125570190', region: 'IL' },
      ...further,
    ]);
    await addCampaign(database, organization, listId, 7);
    await findDialing().dialToTheEnd();
    const readCall = async () => {
      const [call] = await askSystem(database, readCalls, [organizationId]);
      if (call === undefined) throw new Error('nobody was called');
      return call;
    };
    const { id } = await readCall();
    return {
      organization,
      callId: id,
      readCall,
      read: async () => (await askSystem(database, readKnown, [organizationId]))[0],
    };
  }

  function correct(
    { organization, callId }: CalledOnce,
    outcome: CorrectableOutcome,
    { evidence = '', confirmsCallable, isMember = false }: AskedCorrection = {},
  ) {
    const context = {
      scope: organization,
      headers: new Headers(),
      async requireLoosening() {
        if (isMember) throw new ProblemError('not_permitted');
      },
    };
    const input = { callId, outcome, reason: 'Said so on the phone', evidence, confirmsCallable };
    return correctCall(services(), context, input);
  }

  return { services, callOnce, correct };
}
