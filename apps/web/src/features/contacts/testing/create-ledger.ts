import type { ContactLedger, DebtLedger } from '@ringfence/contract/compliance';

type PhoneVerdict = DebtLedger['phones'][number];

export function createPhoneVerdict(given: Partial<PhoneVerdict> = {}): PhoneVerdict {
  return {
    phoneId: 'p1',
    masked: '+1 ••• ••• 0142',
    lineType: 'mobile',
    place: null,
    verdict: 'allow',
    until: null,
    liftedBy: null,
    reasons: [],
    ...given,
  };
}

export function createDebtLedger(given: Partial<DebtLedger> = {}): DebtLedger {
  return {
    debtId: 'd1',
    creditor: 'Lakeside Bank',
    state: 'open',
    group: null,
    attempts: 2,
    attemptLimit: 7,
    lastConversationAt: null,
    phones: [createPhoneVerdict()],
    ...given,
  };
}

export function createLedger(given: Partial<ContactLedger> = {}): ContactLedger {
  return {
    contactId: 'c1',
    at: '2026-04-08T01:45:00Z',
    policyVersion: 3,
    tzdataVersion: '2026a',
    zones: [{ zone: 'America/Chicago', evidence: ['phone +1 312', 'ZIP 60601'] }],
    packs: ['us'],
    jurisdictions: [],
    debts: [createDebtLedger()],
    calls: [],
    ...given,
  };
}
