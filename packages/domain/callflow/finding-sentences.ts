import type { FindingCode } from './finding-kinds.ts';
import type { Words } from './script.ts';

/** What each finding says, with its values in braces. */
export const findingSentences: Readonly<Record<FindingCode, Words>> = {
  debt_before_check: {
    en: '“{quote}” can be heard before it is known who listens, and tells of a debt. Say it only behind the check.',
    es: '«{quote}» se puede oír antes de saber quién escucha y revela una deuda. Dilo solo después de la verificación.',
  },
  debt_variable_before_check: {
    en: '{variable} tells of a debt and stands where it is not yet known who listens. Use it only behind the check.',
    es: '{variable} revela una deuda y aparece donde aún no se sabe quién escucha. Úsala solo después de la verificación.',
  },
  no_check: {
    en: 'The script never checks who listens. Add a check and lead to it from the greeting.',
    es: 'El guion nunca verifica quién escucha. Agrega una verificación y llega a ella desde el saludo.',
  },
  connect_before_check: {
    en: 'Somebody can be connected here before it is known who they are. Lead here only behind the check.',
    es: 'Aquí se puede comunicar a alguien antes de saber quién es. Llega aquí solo después de la verificación.',
  },
  wrong_person_not_offered: {
    en: 'Somebody else on the line cannot say so before this check. Offer a key for the wrong person first.',
    es: 'Si contesta otra persona, no puede decirlo antes de esta verificación. Ofrece antes una tecla para persona equivocada.',
  },
  another_time_before_check: {
    en: 'Somebody can name another time here before it is known who they are, and only the person may change when they are called. Lead here only behind the check.',
    es: 'Aquí alguien puede elegir otro momento antes de saber quién es, y solo la persona puede cambiar cuándo se le llama. Llega aquí solo después de la verificación.',
  },
  consent_incomplete: {
    en: 'This question asks for consent and does not say to what: it lacks {lacking}. A yes to it would allow no call.',
    es: 'Esta pregunta pide consentimiento y no dice para qué: le falta {lacking}. Un sí no permitiría ninguna llamada.',
  },
  disclosure_missing: {
    en: 'A debt is spoken of here, and on the way nothing disclosed that a debt collector calls. Put a disclosure before it.',
    es: 'Aquí se habla de una deuda y en el camino no se informó que llama un cobrador de deudas. Pon antes un aviso legal.',
  },
  disclosure_empty: {
    en: 'The disclosure for “{field}” has no words in this language.',
    es: 'El aviso legal para «{field}» no tiene texto en este idioma.',
  },
  disclosure_incomplete: {
    en: 'The disclosure for “{field}” lacks what the law asks for: {lacking}.',
    es: 'Al aviso legal para «{field}» le falta lo que exige la ley: {lacking}.',
  },
  disclosure_language: {
    en: 'The disclosure for “{field}” is in another language than the call.',
    es: 'El aviso legal para «{field}» está en un idioma distinto al de la llamada.',
  },
  creditor_called_collector: {
    en: 'A creditor who calls in its own name is not a debt collector: “{quote}”.',
    es: 'Un acreedor que llama en su propio nombre no es un cobrador de deudas: «{quote}».',
  },
  caller_missing: {
    en: 'The call does not begin with who calls. Put {caller} into the first words.',
    es: 'La llamada no comienza diciendo quién llama. Pon {caller} en las primeras palabras.',
  },
  caller_late: {
    en: 'Who calls is said only after {seconds} seconds. Say it at the beginning.',
    es: 'Quién llama se dice apenas a los {seconds} segundos. Dilo al comienzo.',
  },
  stop_not_offered: {
    en: 'The first words do not offer to stop the calls with key 9.',
    es: 'Las primeras palabras no ofrecen detener las llamadas con la tecla 9.',
  },
  stop_late: {
    en: 'Stopping the calls is offered {seconds} seconds after who calls. It has to be within two.',
    es: 'La opción de detener las llamadas se ofrece {seconds} segundos después de decir quién llama. Deben ser dos como máximo.',
  },
  stop_part_missing: {
    en: 'The script has no part that confirms a stop.',
    es: 'El guion no tiene ninguna parte que confirme que no habrá más llamadas.',
  },
  stop_key_taken: {
    en: 'Key 9 stops all calls everywhere; here it is to lead to “{to}”.',
    es: 'La tecla 9 detiene todas las llamadas en todas partes; aquí llevaría a «{to}».',
  },
  stop_not_in_menu: {
    en: 'This menu comes after the message and does not offer to stop the calls with key 9.',
    es: 'Este menú viene después del mensaje y no ofrece detener las llamadas con la tecla 9.',
  },
  ring_back_missing: {
    en: 'A call can end here without the number to ring back. Put {ring_back} into these words.',
    es: 'Una llamada puede terminar aquí sin el número para devolverla. Pon {ring_back} en este texto.',
  },
  voicemail_says_more: {
    en: 'A voicemail may not say this: “{quote}”. Allowed are a greeting, {caller}, a request to call {contact_person} at {ring_back}, the date, times to call, and that any representative may be spoken to.',
    es: 'Un mensaje de voz no puede decir esto: «{quote}». Se permite un saludo, {caller}, pedir que llamen a {contact_person} al {ring_back}, la fecha, horarios para llamar y que cualquier representante puede atender.',
  },
  voicemail_lacks: {
    en: 'The voicemail lacks {lacking}.',
    es: 'Al mensaje de voz le falta {lacking}.',
  },
  voicemail_language: {
    en: 'The voicemail is in another language than the call.',
    es: 'El mensaje de voz está en un idioma distinto al de la llamada.',
  },
  contact_person_missing: {
    en: 'Name a person whom people can ask for when they call back.',
    es: 'Indica una persona por la que puedan preguntar al devolver la llamada.',
  },
  contact_person_unfit: {
    en: '“{quote}” is not the name of a person.',
    es: '«{quote}» no es el nombre de una persona.',
  },
  recording_notice_missing: {
    en: 'The notice that the call is recorded has no words in this language.',
    es: 'El aviso de grabación no tiene texto en este idioma.',
  },
  recording_notice_unclear: {
    en: 'The notice does not say that the call is recorded.',
    es: 'El aviso no dice que la llamada se graba.',
  },
  variable_unknown: {
    en: 'There is no variable {variable}.',
    es: 'No existe la variable {variable}.',
  },
  fallback_missing: {
    en: 'Some people have no value for {variable}. Write what is said instead: {example}.',
    es: 'Algunas personas no tienen valor para {variable}. Escribe qué se dice en su lugar: {example}.',
  },
  braces_unclosed: {
    en: 'A brace is opened or closed without the other: “{quote}”.',
    es: 'Hay una llave abierta o cerrada sin su pareja: «{quote}».',
  },
  variables_differ: {
    en: 'English and Spanish do not name the same variables: {variables}.',
    es: 'El inglés y el español no usan las mismas variables: {variables}.',
  },
  words_missing: {
    en: 'There are no words in this language.',
    es: 'No hay texto en este idioma.',
  },
  other_language: {
    en: 'These words are in another language.',
    es: 'Este texto está en otro idioma.',
  },
  card_asked_for: {
    en: '“{quote}” asks for card or bank details. A call never does.',
    es: '«{quote}» pide datos de tarjeta o de banco. Una llamada nunca los pide.',
  },
  too_long_before_choice: {
    en: '{seconds} seconds are spoken before the person can choose. The most is {most}.',
    es: 'Se habla {seconds} segundos antes de que la persona pueda elegir. El máximo es {most}.',
  },
  no_parts: {
    en: 'The script has no parts.',
    es: 'El guion no tiene partes.',
  },
  part_unknown: {
    en: 'This leads to “{to}”, which is no part of the script ({way}).',
    es: 'Esto lleva a «{to}», que no es parte del guion ({way}).',
  },
  part_doubled: {
    en: 'Two parts are called “{id}”.',
    es: 'Hay dos partes que se llaman «{id}».',
  },
  part_id_reserved: {
    en: 'A part cannot be called “{id}”.',
    es: 'Una parte no puede llamarse «{id}».',
  },
  part_not_reached: {
    en: 'Nothing leads to this part.',
    es: 'Nada lleva a esta parte.',
  },
  circle_without_question: {
    en: 'From here the call comes back to here without a question.',
    es: 'Desde aquí la llamada vuelve a este punto sin hacer ninguna pregunta.',
  },
  never_ends: {
    en: 'With somebody who says nothing, the call comes back to this question and never ends.',
    es: 'Si la persona no responde, la llamada vuelve a esta pregunta y nunca termina.',
  },
  too_many_paths: {
    en: 'The script has too many paths to be checked. Use fewer parts and keys.',
    es: 'El guion tiene demasiados caminos para poder revisarlo. Usa menos partes y teclas.',
  },
  key_leads_nowhere: {
    en: 'The words name key {key}, which leads nowhere.',
    es: 'El texto menciona la tecla {key}, que no lleva a ninguna parte.',
  },
  key_not_named: {
    en: 'Key {key} leads on, and the words do not name it. Write “{example}”.',
    es: 'La tecla {key} lleva a otra parte y el texto no la menciona. Escribe «{example}».',
  },
  menu_without_keys: {
    en: 'This menu has no keys to choose from.',
    es: 'Este menú no tiene teclas para elegir.',
  },
  promise_without_offers: {
    en: 'This promise offers nothing.',
    es: 'Esta promesa no ofrece nada.',
  },
  offer_out_of_range: {
    en: 'Offer {number} is beyond what can be offered: {limit}.',
    es: 'La oferta {number} supera lo que se puede ofrecer: {limit}.',
  },
  too_many_offers: {
    en: '{count} offers are too many to choose from by ear. The most is {most}.',
    es: '{count} ofertas son demasiadas para elegir de oído. El máximo es {most}.',
  },
};

/** The values that are words themselves. */
export const findingValueWords: Readonly<Record<string, Words>> = {
  first: { en: 'the first communication', es: 'la primera comunicación' },
  later: { en: 'later communications', es: 'comunicaciones posteriores' },
  attempt: {
    en: 'that this is an attempt to collect a debt',
    es: 'que se trata de un intento de cobrar una deuda',
  },
  purpose: {
    en: 'that any information will be used for that purpose',
    es: 'que toda información se utilizará para ese fin',
  },
  collector: {
    en: 'that the call is from a debt collector',
    es: 'que la llamada es de un cobrador de deudas',
  },
  call: { en: 'that you would call', es: 'que se trata de una llamada' },
  days: {
    en: 'within which days, such as “within the next seven days”',
    es: 'en qué días, por ejemplo «en los próximos siete días»',
  },
  caller: { en: 'who called: {caller}', es: 'quién llamó: {caller}' },
  request: { en: 'a request to call back', es: 'pedir que devuelvan la llamada' },
  contact_person: {
    en: 'whom to ask for: {contact_person}',
    es: 'por quién preguntar: {contact_person}',
  },
  ring_back: { en: 'the number to call: {ring_back}', es: 'el número al que llamar: {ring_back}' },
  next: { en: 'next', es: 'siguiente' },
  silence: { en: 'without a key', es: 'sin tecla' },
  verified: { en: 'verified', es: 'verificada' },
  unverified: { en: 'not verified', es: 'no verificada' },
  declined: { en: 'declined', es: 'rechazada' },
  unanswered: { en: 'nobody answers', es: 'nadie contesta' },
  days_within: {
    en: 'the first payment within 90 days',
    es: 'el primer pago en un máximo de 90 días',
  },
  percent: { en: 'from 1 to 99 percent', es: 'del 1 al 99 por ciento' },
  instalment_count: { en: 'from 2 to 12 payments', es: 'de 2 a 12 pagos' },
  instalment_gap: { en: 'from 1 to 31 days between payments', es: 'de 1 a 31 días entre pagos' },
};

/** Which values are looked up there; the others are quoted as they are. */
export const wordedValues: readonly string[] = ['field', 'lacking', 'way', 'limit'];
