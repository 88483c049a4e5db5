/**
 * On what ground a bankruptcy no longer forbids calls. The end of the stay is none: a discharge forbids them for
 * good (11 USC 362, 524(a)(2)), and whether there is one the stay does not say.
 */
export const bankruptcyGrounds = ['dismissed', 'not_discharged', 'mistake'] as const;
export type BankruptcyGround = (typeof bankruptcyGrounds)[number];
