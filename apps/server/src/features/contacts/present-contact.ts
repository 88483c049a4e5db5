import { type ContactRow, callable, contactRow, debtState } from '@ringfence/contract/contacts';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { findContacts } from './queries/find-contacts.ts';

export type FoundContact = RowOf<typeof findContacts.row>;

function presentPhone(row: FoundContact): ContactRow['phone'] {
  if (row.phone_id === null || row.e164 === null || row.phone_state === null) return null;
  return { id: row.phone_id, masked: maskPhone(row.e164), state: row.phone_state };
}

function presentBalance({ balance_minor, currency }: FoundContact): ContactRow['balance'] {
  return currency === null ? null : { amountMinor: balance_minor, currency };
}

function presentLastCall({ last_called_at, last_outcome }: FoundContact): ContactRow['lastCall'] {
  if (last_called_at === null) return null;
  return { at: last_called_at.toISOString(), outcome: last_outcome };
}

function presentCallable(row: FoundContact): ContactRow['callable'] {
  if (row.callable === null) return null;
  const from = row.callable_from?.toISOString() ?? null;
  return { state: callable.parse(row.callable), from, because: row.blocked_by };
}

function presentConsent(row: FoundContact): ContactRow['consent'] {
  if (row.obtained_how === null || row.obtained_on === null) return null;
  return { obtainedHow: row.obtained_how, obtainedOn: row.obtained_on };
}

const covering = contactRow.shape.suppression.unwrap().shape.covers;

function presentSuppression(row: FoundContact): ContactRow['suppression'] {
  const { suppression_id: id, suppression_kind: kind, suppression_started_at: startedAt } = row;
  if (id === null || kind === null || startedAt === null) return null;
  return {
    id,
    kind,
    startedAt: startedAt.toISOString(),
    covers: covering.parse(row.suppression_covers),
    covered: row.suppression_covered,
    of: row.suppression_total,
  };
}

export function presentContact(row: FoundContact): ContactRow {
  return {
    id: row.id,
    organization: presentOrganization(row),
    fullName: row.full_name,
    externalReference: showReference(row.external_reference),
    email: row.email,
    phone: presentPhone(row),
    phones: row.phones,
    balance: presentBalance(row),
    debts: row.open_debts,
    state: debtState.parse(row.state),
    oldestDebtOn: row.oldest_debt_on,
    region: row.region,
    postalCode: row.postal_code,
    country: row.country,
    zone: row.zone,
    addedAt: row.created_at.toISOString(),
    lastCall: presentLastCall(row),
    callable: presentCallable(row),
    consent: presentConsent(row),
    suppression: presentSuppression(row),
  };
}
