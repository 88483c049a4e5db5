import type { FlowFacts } from './flow-facts.ts';

/** Somebody who does not exist, for organizations in which nobody owes yet. Numbers 555-01XX are nobody's. */
export function inventFacts(personName: string, today: string): FlowFacts {
  return {
    spokenName: 'Harbor',
    personName,
    language: 'en',
    ringBackNumber: '+13125550100',
    callerId: '+13125550101',
    role: 'third_party',
    isFirst: true,
    disclosures: [],
    debt: {
      creditor: 'First Bank',
      balanceMinor: 12_500,
      currency: 'USD',
      dueOn: today,
      reference: '4821',
    },
    promise: null,
    promiseTerms: { leastPercent: 25, latestDays: 60, mostInstalments: 6 },
    answers: { birth_year: '1980', postal_code: '60601', reference: '4821' },
    today,
    announcesRecording: false,
    wantsRecording: false,
    lines: ['+13125550102'],
  };
}
