import { recordedCall } from '@ringfence/domain/calls/call-kinds';
import { ledgerVersion } from '../../ledger/index.ts';
import { defineReplanned } from '../../platform/database/statement.ts';
import { hoursSetAt } from './may-call.ts';

const { direction, mode, purpose } = recordedCall;
const kind = `'${direction}', '${mode}', '${purpose}', campaign.origin`;

/**
 * Writes what was decided about a batch, with the number and the debt that were chosen, and for
 * those who may be called the call itself, in one statement. With `reserve` ($6) an allowed target
 * is being called from here on; without it, this was a forecast, and the target waits for its turn.
 * Nothing is written where in the meantime the policy ($8) or the hours ($13) are others, nor for
 * people of whom something was learned.
 */
export const writeVerdicts = defineReplanned({
  name: 'dialer.write_verdicts',
  text: `
    with verdict as materialized (
      select new_id() as decision_id, judged.*
      from jsonb_to_recordset($3) as judged ("contactId" uuid, "phoneId" uuid, "debtId" uuid, kind text,
        until timestamptz, "openUntil" timestamptz, "liftedBy" text, reasons jsonb, zones jsonb, "attemptsBefore" integer,
        "attemptsAfter" integer, facts jsonb, "ledgerVersion" bigint, "callerId" text, "heldBy" text)
      -- By their keys: otherwise a planner that does not know a new campaign reads everybody.
      cross join lateral (select from contacts contact
        where contact.organization_id = $1 and contact.id = judged."contactId"
          and ${ledgerVersion('contact')} = judged."ledgerVersion"
        offset 0) known
      where $8::integer = (select coalesce(max(policy.version), 0) from policies policy
        where policy.organization_id = $1)
        and $13::timestamptz is not distinct from ${hoursSetAt('$1', '$2')}
    ), decision as (
      insert into decisions (organization_id, id, campaign_id, contact_id, decided_at, verdict, until,
        lifted_by, reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version,
        policy_version, rule_set)
      select $1, decision_id, $2, "contactId", $4, kind, until, "liftedBy", reasons, zones,
        "attemptsBefore", "attemptsAfter", facts,
        -- Of the text that the stored facts have, so that any reader can prove it.
        sha256(convert_to(facts::text, 'UTF8')), $5, $8, $10
      from verdict where $6::boolean or kind <> 'allow'
    ), rules as (
      insert into rule_sets (id, rules) values ($10, $11::jsonb) on conflict do nothing
    ), target as (
      update targets target
      set phone_id = "phoneId", debt_id = "debtId",
        state = case kind when 'block' then 'blocked' when 'defer' then 'waiting'
            else case when $6 then 'calling' else 'waiting' end end,
        next_at = case when kind = 'block' or (kind = 'allow' and $6) then null
            else greatest(until, $4, target.not_before, target.moved_to) end,
        open_until = coalesce("openUntil", 'infinity'),
        attempts = target.attempts + ($6 and kind = 'allow')::integer,
        verdict = nullif(kind, 'allow'), held_by = "heldBy",
        decision_id = case when kind <> 'allow' then verdict.decision_id end
      from verdict
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select "contactId" from verdict))
        and target.contact_id = verdict."contactId"
      returning target.contact_id, target.phone_id, target.debt_id, target.attempts,
        verdict.decision_id, kind, "ledgerVersion", "callerId"
    ), reserved as (
      insert into calls (organization_id, direction, mode, purpose, origin, campaign_id, contact_id,
        phone_id, e164, debt_id, decision_id, attempt, caller_id, caller_day, carrier, account_id,
        reserved_at, heard_at, ledger_version)
      select $1, ${kind}, $2, target.contact_id, target.phone_id, phone.e164, target.debt_id,
        target.decision_id, target.attempts, coalesce(campaign.caller_id, target."callerId"),
        $12::date, $7, $9::uuid, $4, $4, target."ledgerVersion"
      from target
      join phones phone on phone.organization_id = $1 and phone.id = target.phone_id
      join campaigns campaign on campaign.organization_id = $1 and campaign.id = $2
      where $6 and target.kind = 'allow'
      returning id, contact_id, e164, caller_id, ledger_version
    ), live as (
      insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier,
        account_id, reserved_at, heard_at, ledger_version, policy_version, hours_set_at)
      select $1, id, $2, contact_id, e164, $7, $9, $4, $4, ledger_version, $8, $13 from reserved
    )
    select id, e164, caller_id, $9::uuid as account_id from reserved`,
  row: { id: 'uuid', e164: 'text', caller_id: 'text', account_id: 'uuid' },
});
