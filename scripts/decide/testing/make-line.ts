type Fields = Record<string, unknown>;

/** The line of the worked example: seven evenings in Chicago, and an eighth call on the last of them. */
export const workedExample = {
  now: '2026-04-08T01:45:00Z',
  policy: { pack: 'us', strict168h: false, numberGapMinutes: 0 },
  mode: 'human',
  collectorRole: 'third_party',
  purpose: 'collect',
  person: {
    id: 'p1',
    country: 'US',
    region: 'IL',
    postalCode: '60601',
    confirmedZone: null,
    phones: ['+13125550100'],
  },
  phone: { e164: '+13125550100', lineType: 'mobile', place: 'home' },
  debt: { id: 'a', group: null },
  consents: [
    {
      kind: 'tcpa',
      phone: '+13125550100',
      at: '2026-01-02T00:00:00Z',
      revokedAt: null,
      expiresAt: null,
    },
  ],
  restrictions: [
    {
      kind: 'number_stop',
      debtId: null,
      phone: '+13125550199',
      at: '2026-03-01T00:00:00Z',
      liftedAt: null,
    },
  ],
  inconvenient: [{ days: ['mon', 'tue'], from: '09:00', to: '12:00' }],
  history: [2, 3, 4, 5, 6, 7, 8].map((day) => makeCall(`2026-04-0${day}T01:30:00Z`)),
};

export function makeCall(at: string, fields: Fields = {}): Fields {
  return {
    at,
    personId: 'p1',
    debtIds: ['a'],
    group: null,
    phone: '+13125550100',
    direction: 'outbound',
    outcome: 'no_answer',
    ...fields,
  };
}

/** Only what is required, and what the case is about. */
export function makeLine(now: string, e164: string, fields: Fields = {}): string {
  return JSON.stringify({
    now,
    policy: { pack: 'us' },
    mode: 'human',
    person: { id: 'p1', phones: [e164] },
    phone: { e164 },
    debt: { id: 'a' },
    ...fields,
  });
}
