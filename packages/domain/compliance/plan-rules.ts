import type { Facts, Reason, Rule, Verdict } from './types.ts';

/** A rule to be asked. All steps have one shape, which a million decisions read faster than many. */
export interface Step {
  readonly rule: Rule;
  readonly judge: Rule['judge'];
  /** The place of its reason among all. */
  readonly index: number;
}

/** Whom to ask, worked out once for the same rules. */
export interface Plan {
  /** What all say where they allow. */
  readonly allowing: readonly Reason[];
  readonly steps: readonly Step[];
  /** Without those that only a restriction concerns. */
  readonly stepsWithoutRestriction: readonly Step[];
  /** Without those that judge alike at every moment: they have not deferred, and do not begin to. */
  readonly laterSteps: readonly Step[];
  readonly laterStepsWithoutRestriction: readonly Step[];
}

const known = new WeakMap<readonly Rule[], Plan>();

export function planRules(rules: readonly Rule[]): Plan {
  const found = known.get(rules);
  if (found !== undefined) return found;
  const steps = rules.map((rule, index) => ({ rule, judge: rule.judge, index }));
  const laterSteps = steps.filter(({ rule }) => !rule.isTimeless);
  const leaveOut = (some: readonly Step[]) => some.filter(({ rule }) => !rule.needsRestriction);
  const plan = {
    allowing: rules.map((rule) => giveReason(rule, { kind: 'allow' })),
    steps,
    stepsWithoutRestriction: leaveOut(steps),
    laterSteps,
    laterStepsWithoutRestriction: leaveOut(laterSteps),
  };
  known.set(rules, plan);
  return plan;
}

export function listSteps(plan: Plan, { restrictions }: Facts): readonly Step[] {
  return restrictions.length === 0 ? plan.stepsWithoutRestriction : plan.steps;
}

export function listLaterSteps(plan: Plan, { restrictions }: Facts): readonly Step[] {
  return restrictions.length === 0 ? plan.laterStepsWithoutRestriction : plan.laterSteps;
}

export function giveReason({ code, version, citation }: Rule, verdict: Verdict): Reason {
  return { code, version, citation: verdict.citation ?? citation, verdict };
}
