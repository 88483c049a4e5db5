import type { Twilio } from 'twilio';
import type { LookedUpLine } from '../port.ts';
import { askTwilio } from './ask-twilio.ts';

/** https://www.twilio.com/docs/lookup/v2-api/line-type-intelligence; what is none of these is of no use to us. */
const lines: Readonly<Record<string, LookedUpLine>> = {
  mobile: 'mobile',
  landline: 'landline',
  fixedVoip: 'voip',
  nonFixedVoip: 'voip',
};

export async function lookUpLine({ lookups }: Twilio, e164: string): Promise<LookedUpLine> {
  const asked = lookups.v2.phoneNumbers(e164).fetch({ fields: 'line_type_intelligence' });
  const { lineTypeIntelligence } = await askTwilio('look up the number', asked);
  const type = lineTypeIntelligence?.type ?? '';
  return (Object.hasOwn(lines, type) ? lines[type] : undefined) ?? 'unknown';
}
