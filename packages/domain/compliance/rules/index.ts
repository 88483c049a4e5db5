import type { Rule } from '../types.ts';
import { numberInvalid } from './number-invalid.ts';

/** Every rule, in the order in which people read the reasons. */
export const rules: readonly Rule[] = [numberInvalid];
