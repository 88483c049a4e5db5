import type { OrganizationPolicy, Policy } from '@ringfence/domain/compliance/policy';
import type { CallPlan } from '../../compliance/index.ts';

/** By what an organization's calls of the past are judged. */
export interface DemoRules {
  policy: OrganizationPolicy;
  /** The same as the engine reads it; one object, because the engine remembers what it made of it. */
  enginePolicy: Policy;
  /** The version under which the policy is stored; 0: the one that holds where none was decided on. */
  policyVersion: number;
  licences: CallPlan['licences'];
  /** How much later than it is decided on a call may be answered. */
  answerMilliseconds: number;
}
