import type { Rule } from '../types.ts';
import { conversationCooldown } from './conversation-cooldown.ts';
import { mediumStop } from './medium-stop.ts';
import { noTcpaConsent } from './no-tcpa-consent.ts';
import { numberInvalid } from './number-invalid.ts';
import { numberStop } from './number-stop.ts';
import { paid } from './paid.ts';
import { sevenInSeven } from './seven-in-seven.ts';
import { tcpaRevoked } from './tcpa-revoked.ts';
import { windowClosed } from './window-closed.ts';
import { wrongNumber } from './wrong-number.ts';
import { zoneUnknown } from './zone-unknown.ts';

/**
 * Every rule, in the order in which people read the reasons: validity, person and number, debt, consent,
 * location, window, frequency. The first that blocks says what would lift it.
 */
export const rules: readonly Rule[] = [
  numberInvalid,
  wrongNumber,
  mediumStop,
  numberStop,
  paid,
  noTcpaConsent,
  tcpaRevoked,
  zoneUnknown,
  windowClosed,
  sevenInSeven,
  conversationCooldown,
];
