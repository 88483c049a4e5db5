/** The bodies of law that an organization can choose to call under. */
export const policyPacks = ['us_federal'] as const;

export type PolicyPack = (typeof policyPacks)[number];
