import { callbackDays } from '@ringfence/domain/callbacks/callback-words';
import { knownZoneOf, zoneOf } from '../../ledger/index.ts';
import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/** The contacts that are the human who asked: what one of them refused binds all. */
const human = `array(
        select callback.contact_id
        union all
        select linked_id from linked_contacts(callback.organization_id, array[callback.contact_id]))`;

/**
 * Whether nobody may call the person back, by hand as little as by itself: they or the law refuse every call, or every
 * number of theirs was refused or is somebody else's. Of one that is open alone; who lifts what forbids it has it back.
 */
const isForbidden = `callback.state = 'open' and (
        exists (select from suppressions refusal
          where refusal.organization_id = callback.organization_id and refusal.contact_id = any(${human})
            and refusal.lifted_at is null
            and (refusal.kind = 'medium_stop'
              or refusal.kind = 'deceased' and not exists (select from debts debt
                where debt.organization_id = callback.organization_id and debt.contact_id = callback.contact_id
                  and debt.person_role = 'representative')
              or refusal.kind in ('cease_written', 'attorney', 'bankruptcy')
                and (refusal.debt_id is null or refusal.debt_id = callback.debt_id)))
        or exists (select from phones phone
          where phone.organization_id = callback.organization_id and phone.contact_id = callback.contact_id)
        and not exists (select from phones phone
          where phone.organization_id = callback.organization_id and phone.contact_id = callback.contact_id
            and not exists (select from suppressions refusal
              where refusal.organization_id = phone.organization_id and refusal.e164 = phone.e164
                and refusal.lifted_at is null
                and (refusal.contact_id = any(${human}) or refusal.kind in ('number_stop', 'reassigned')))))`;

/** Whether Ringfence calls the person back as of a moment: the call has its place, or gets it within a minute. */
const isMadeByUs = (now: string): string => `(target.contact_id is not null
        or callback.state = 'open' and callback.campaign_id is null and not callback.wants_someone
          and greatest(callback.asked_at, callback.wanted_at, callback.not_before)
            >= ${now} - interval '${callbackDays} days'
          and exists (select from campaigns standing
            where standing.organization_id = callback.organization_id and standing.origin = 'callback'
              and standing.state in ('running', 'paused')
              and (standing.started_at <= callback.asked_at or callback.not_before is not null)))`;

const callbackFields = (
  now: string,
): string => `callback.id, callback.debt_id, callback.call_id, callback.asked_how, callback.asked_at,
      callback.suits, callback.wanted_at, callback.wants_someone, callback.state, callback.settled_at,
      ${isMadeByUs(now)} as is_made_by_us, target.next_at, target.state = 'blocked' as is_blocked,
      ${knownZoneOf('callback.organization_id', 'callback.contact_id')} as known_zone,
      ${zoneOf('callback.organization_id', 'callback.contact_id')} as zone,
      told_reasons(decision.reasons, decision.rule_set) as reasons,
      ${isForbidden} as is_forbidden,
      exists (select from consents consent where consent.organization_id = callback.organization_id
        and consent.id = callback.consent_id and consent.revoked_at is null) as has_consent,
      recorder.id as recorder_id, recorder.full_name as recorder_name,
      settler.id as settler_id, settler.full_name as settler_name`;
const joinPeople = `
    left join profiles recorder on recorder.id = callback.recorded_by
    left join profiles settler on settler.id = callback.settled_by
    left join targets target on callback.state = 'open' and target.organization_id = callback.organization_id
      and target.campaign_id = callback.campaign_id and target.contact_id = callback.contact_id
    left join lateral (
      select decision.reasons, decision.rule_set from decisions decision
      where decision.organization_id = target.organization_id and decision.id = target.decision_id limit 1) decision on true`;

export const callbackRow = {
  id: 'uuid',
  debt_id: 'uuid?',
  call_id: 'uuid?',
  asked_how: 'text',
  asked_at: 'timestamptz',
  suits: 'text',
  wanted_at: 'timestamptz?',
  wants_someone: 'bool',
  state: 'text',
  settled_at: 'timestamptz?',
  is_made_by_us: 'bool',
  next_at: 'timestamptz?',
  is_blocked: 'bool?',
  known_zone: 'text?',
  zone: 'text',
  reasons: 'jsonb?',
  is_forbidden: 'bool',
  has_consent: 'bool',
  recorder_id: 'uuid?',
  recorder_name: 'text?',
  settler_id: 'uuid?',
  settler_name: 'text?',
} as const;

export const findContact = defineSpanning({
  name: 'callbacks.find_contact',
  text: (covers) => `
    select person.organization_id, ${knownZoneOf('person.organization_id', 'person.id')} as known_zone
    from contacts person
    where ${covers('person.organization_id')} and person.id = $1`,
  row: { organization_id: 'uuid', known_zone: 'text?' },
});

export const findDebt = defineStatement({
  name: 'callbacks.find_debt',
  text: `
    select id from debts
    where organization_id = current_organization_id() and contact_id = $1 and id = $2`,
  row: { id: 'uuid' },
});

export const listOfContact = defineStatement({
  name: 'callbacks.list_of_contact',
  text: `
    select ${callbackFields('$3::timestamptz')}
    from callbacks callback ${joinPeople}
    where callback.organization_id = $1 and callback.contact_id = $2
    order by callback.id desc
    limit 100`,
  row: callbackRow,
});

/** Before a place ($1), as of a moment ($3). */
const listText = (covers: string, condition: string): string => `
    select ${callbackFields('$3::timestamptz')}, ${organizationFields}, contact.id as contact_id, contact.full_name
    from callbacks callback
    ${joinOrganization('callback.organization_id')}
    join contacts contact on contact.organization_id = callback.organization_id
      and contact.id = callback.contact_id ${joinPeople}
    where ${covers} and ($1::uuid is null or callback.id < $1)${condition}
    order by callback.id desc
    limit $2`;

const listedRow = {
  ...callbackRow,
  ...organizationRow,
  contact_id: 'uuid',
  full_name: 'text',
} as const;

export const listAll = defineSpanning({
  name: 'callbacks.list',
  text: (covers) => listText(covers('callback.organization_id'), ''),
  row: listedRow,
});

export const listOfState = defineSpanning({
  name: 'callbacks.list_of_state',
  text: (covers) => listText(covers('callback.organization_id'), ' and callback.state = $4'),
  row: listedRow,
});

export const findCallback = defineStatement({
  name: 'callbacks.find',
  text: `
    select contact_id from callbacks
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid' },
});

/** Only one that is open: twice changes nothing. */
export const settleCallback = defineStatement({
  name: 'callbacks.settle',
  text: `
    update callbacks set state = $2, settled_at = $3, settled_by = current_user_id()
    where organization_id = current_organization_id() and id = $1 and state = 'open'
    returning id`,
  row: { id: 'uuid' },
});
