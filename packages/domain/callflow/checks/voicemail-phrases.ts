import type { ScriptLanguage } from '../script.ts';

/**
 * What a limited-content message may consist of (12 CFR 1006.2(j)): each sentence is one of these as a whole.
 * They are written without accents, case and commas; CALLER, PERSON, NUMBER and TODAY stand for the variables.
 */
export interface VoicemailPhrases {
  salutation: RegExp;
  /** Asks for a reply, which every message has to. */
  requests: readonly RegExp[];
  others: readonly RegExp[];
}

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

const englishTime =
  '(?:today|tomorrow|any day|any weekday|every day|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|' +
  'through|to|until|till|between|and|from|or|on|at|noon|\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?|oclock|' +
  '(?:in the )?(?:mornings?|afternoons?|evenings?)|eastern|central|mountain|pacific|local|time|TODAY)';
const englishTimes = `(?: ${englishTime})*`;
const englishOthers =
  '(?: or (?:any|a|another)(?: other)? (?:representative|associate)s?(?: of CALLER)?)?';

const spanishTime =
  '(?:hoy|manana|cualquier dia|todos los dias|entre semana|(?:el |los )?(?:lunes|martes|miercoles|jueves|viernes|' +
  'sabados?|domingos?)|de|a|al|desde|hasta|entre|y|o|las?|\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?|mediodia|' +
  '(?:por |de |en )?la (?:manana|tarde|noche)|hora|horas|del?|este|centro|pacifico|montana|local|TODAY)';
const spanishTimes = `(?: ${spanishTime})*`;
const spanishOthers =
  '(?: o (?:a |con )?(?:cualquier|otro|un)(?: otro)? (?:representante|asociado)(?: de CALLER)?)?';

export const voicemailPhrases: Readonly<Record<ScriptLanguage, VoicemailPhrases>> = {
  en: {
    salutation: /^(?:hello|hi|greetings|good (?:morning|afternoon|evening|day))(?: there)?(?: |$)/,
    requests: [
      `(?:please |kindly )?(?:call|contact|phone|ring|reach|reply to|get back to)(?: back)?(?: us| me| PERSON| CALLER)?(?: back)?${englishOthers}(?: (?:at|on)(?: our number| this number)?)?(?: NUMBER)?${englishTimes}`,
      `(?:please |kindly )?(?:call|contact) (?:us |CALLER )?(?:back )?(?:at NUMBER )?and ask for PERSON${englishOthers}(?: at NUMBER)?`,
      `(?:please |kindly )?return (?:this|our|my) call(?: to PERSON)?${englishOthers}(?: (?:at|on) NUMBER)?${englishTimes}`,
      '(?:please )?reply to this message(?: at NUMBER)?',
    ].map(whole),
    others: [
      'this is(?: a)?(?: short| brief)?(?: automated)?(?: message| call)?(?: from)? CALLER(?: calling)?',
      'this is PERSON(?: calling)? (?:from|with|of|at) CALLER(?: calling)?',
      '(?:my name is|i am) PERSON(?: (?:from|with|of|at) CALLER)?',
      '(?:i am|we are) calling from CALLER',
      'CALLER (?:is calling|called)',
      `(?:(?:it|today|the date|the time|the date and time) is )${englishTime}${englishTimes}`,
      '(?:please )?ask for PERSON',
      '(?:again |once more )?(?:our|my|the|that) (?:telephone |phone )?number is(?: again)? NUMBER',
      '(?:again |once more )?NUMBER',
      `you (?:can|may) (?:reach|call|contact) (?:us|me|PERSON) at NUMBER${englishTimes}`,
      `(?:we are|i am|you can reach us|you may reach us)(?: available| here| in the office)?${englishTimes}`,
      '(?:if you (?:call|reply)(?: back)? )?you (?:may|can) (?:also )?(?:speak|talk) (?:to|with) (?:any|anyone) of (?:our|the) (?:representatives|associates)',
      '(?:if you (?:call|reply)(?: back)? )?you (?:may|can) (?:also )?(?:speak|talk) (?:to|with) any (?:representative|associate)',
      'any(?: of our)? (?:representative|associate)s? (?:can|may|will) (?:help|assist|speak with|talk to) you',
    ].map(whole),
  },
  es: {
    salutation: /^(?:hola|saludos|buen dia|buenos dias|buenas(?: tardes| noches)?)(?: |$)/,
    requests: [
      `(?:por favor )?(?:llame|llamenos|comuniquese|contacte|contactenos|marque|responda)(?: a| con| al)?(?: nosotros| PERSON| CALLER)?${spanishOthers}(?: (?:al?|en el)(?: numero| telefono)*)?(?: NUMBER)?${spanishTimes}`,
      `(?:por favor )?(?:llame|llamenos)(?: a CALLER)?(?: al NUMBER)? y (?:pregunte|pida hablar) (?:por|con) PERSON${spanishOthers}`,
      `(?:por favor )?devuelva (?:la|esta|nuestra) llamada(?: a PERSON)?${spanishOthers}(?: al NUMBER)?${spanishTimes}`,
      `(?:por favor )?devuelvanos la llamada(?: al NUMBER)?${spanishTimes}`,
    ].map(whole),
    others: [
      '(?:este|esta) es un(?:a)?(?: breve)? (?:mensaje|llamada)(?: automatic[oa])? de CALLER',
      '(?:le llama|le habla|habla|llama|soy|somos|le llamamos de|llamamos de)(?: PERSON)?(?: ?de)? CALLER',
      '(?:mi nombre es|soy|le llama|le habla|habla) PERSON(?: de CALLER)?',
      `(?:hoy es|son|es|la fecha es|la hora es) ${spanishTime}${spanishTimes}`,
      '(?:por favor )?pregunte por PERSON',
      '(?:le repetimos |otra vez )?(?:nuestro|el|mi) (?:numero|telefono)(?: de telefono)?(?: es)?(?: el)? NUMBER',
      '(?:le repetimos |otra vez )?NUMBER',
      `puede (?:llamarnos|llamar|comunicarse)(?: con nosotros| a PERSON)?(?: al NUMBER)?${spanishTimes}`,
      `(?:estamos|atendemos)(?: disponibles| aqui)?${spanishTimes}`,
      '(?:si (?:llama|responde) )?(?:usted )?(?:puede|podra) hablar con cualquier(?:a de (?:nuestros|los))? (?:representantes?|asociados?)',
      'cualquier(?:a de nuestros)? (?:representantes?|asociados?) (?:puede|podra|le) (?:ayudarle|atenderle|atendera|ayudara)',
    ].map(whole),
  },
};
