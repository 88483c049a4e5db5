import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Service members have protections of their own (50 USC 3901); an organization may hold them back. */
export const serviceMember: Rule = {
  code: 'SERVICE_MEMBER',
  version: 1,
  citation: 'policy; 50 USC 3901',
  isTimeless: true,
  applies: ({ policy }) => policy.holdsServiceMembers,
  judge: ({ facts, policy }) =>
    policy.holdsServiceMembers && facts.person.isServiceMember
      ? { kind: 'block', liftedBy: 'the end of service, or another policy' }
      : allow,
};
