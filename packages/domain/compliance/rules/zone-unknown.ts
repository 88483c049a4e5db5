import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Without a place nobody knows what time it is there. The rules about days and hours rely on this one. */
export const zoneUnknown: Rule = {
  code: 'TZ_UNKNOWN',
  version: 1,
  citation: '12 CFR 1006.6(b)(1)(i)',
  isTimeless: true,
  judge: ({ zones }) =>
    zones.length > 0
      ? allow
      : {
          kind: 'block',
          liftedBy:
            'a readable address, readable numbers with an area, or a zone the person confirms',
        },
};
