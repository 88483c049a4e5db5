import { createChance } from '../people/draw-chance.ts';
import { e164 } from './read-call-request.ts';

/** By the number alone, so that a number that is looked up again is still what it was. */
function findType(number: string): string {
  const chance = createChance(`line/${number}`)();
  if (chance < 0.65) return 'mobile';
  if (chance < 0.88) return 'landline';
  return chance < 0.97 ? 'nonFixedVoip' : 'fixedVoip';
}

/** A number as Twilio's Lookup (version 2) shows it. */
export function presentLine(number: string, fields: string) {
  const isValid = e164.test(number);
  const isAsked = fields.split(',').includes('line_type_intelligence') && isValid;
  return {
    calling_country_code: isValid && number.startsWith('+1') ? '1' : null,
    country_code: isValid && number.startsWith('+1') ? 'US' : null,
    phone_number: number,
    national_format: isValid ? number : null,
    valid: isValid,
    validation_errors: isValid ? null : ['INVALID_BUT_POSSIBLE'],
    caller_name: null,
    sim_swap: null,
    call_forwarding: null,
    line_status: null,
    line_type_intelligence: isAsked
      ? {
          mobile_country_code: null,
          mobile_network_code: null,
          carrier_name: 'Simulator',
          type: findType(number),
          error_code: null,
        }
      : null,
    identity_match: null,
    reassigned_number: null,
    sms_pumping_risk: null,
    phone_number_quality_score: null,
    pre_fill: null,
    url: `https://lookups.twilio.com/v2/PhoneNumbers/${number}`,
  };
}
