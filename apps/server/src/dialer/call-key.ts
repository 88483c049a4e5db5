export interface CallKey {
  organizationId: string;
  callId: string;
}

/** As a statement takes them: two lists side by side. */
export const listKeys = (calls: readonly CallKey[]): [string[], string[]] => [
  calls.map(({ organizationId }) => organizationId),
  calls.map(({ callId }) => callId),
];
