import { listBinding } from '../read-facts.ts';
import type { Facts, Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * The employer forbids such calls: at the number it was said of, or, where none was named, at every
 * number that is not known to be elsewhere.
 */
export const workProhibited: Rule = {
  code: 'WORK_PROHIBITED',
  version: 1,
  citation: '12 CFR 1006.6(b)(3)',
  judge: ({ facts }, now) =>
    listBinding(facts, 'work_prohibited', now).some(({ phone }) => isMeant(phone, facts))
      ? { kind: 'block', liftedBy: 'the employer permitting calls, or a number elsewhere' }
      : allow,
};

function isMeant(phone: string | null, { phone: { e164, place } }: Facts): boolean {
  return phone === null ? place === 'work' || place === null : phone === e164;
}
