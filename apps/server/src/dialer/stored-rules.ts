import { createHash } from 'node:crypto';
import { ruleSet } from '@ringfence/domain/compliance/rule-set';

const rules = JSON.stringify(ruleSet);

/** The rules that this process asks: the name by which decisions point to them, and what they are. */
export const storedRules = [
  createHash('sha256').update(rules).digest('hex').slice(0, 32),
  rules,
] as const;
