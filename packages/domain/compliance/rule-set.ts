import { rules } from './rules/index.ts';
import type { Reason } from './types.ts';

/** Every rule that is asked about a call, as decisions name it, in the order in which people read the reasons. */
export const ruleSet = rules.map(({ code, version, citation }) => ({ code, version, citation }));

/** Whether a rule allowed the call and had nothing to add: then its place among the rules says it all. */
export const isPlain = ({ verdict }: Reason): boolean =>
  verdict.kind === 'allow' && verdict.citation === undefined;
