import type { ConsentKind } from '../compliance/words.ts';
import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';

const kinds = listWords<ConsentKind>({
  tcpa: `tcpa consent express expressconsent priorexpress priorexpressconsent pec pewc writtenconsent
    written expresswritten expresswrittenconsent priorexpresswritten priorexpresswrittenconsent verbal
    verbalconsent oral oralconsent autodialer autodialed automated automatedcalls artificialvoice prerecorded
    robocall cellconsent cellphoneconsent calls call voice yes y true 1 si optin optedin
    consentimiento expreso llamadas llamadasautomaticas`,
  frequency: 'frequency callfrequency morecalls extracalls frecuencia masllamadas',
  reminder: 'reminder reminders reminderofpromise paymentreminder recordatorio recordatorios',
  time_place: `timeplace time place timeandplace timeorplace inconvenienttime convenienttime hours
    worktime atwork horario lugar horarioylugar`,
});

/** What a person permitted; undefined when the word is not known, as also for a no. */
export function readConsentKind(text: string): ConsentKind | undefined {
  return kinds.get(foldText(text));
}

const ways = listWords({
  given_to_creditor: `giventocreditor creditor application creditapplication loanapplication
    originalcreditor client acreedor solicitud`,
  given_to_us: `giventous us collector agency phone call verbal oral orally web website webform online
    sms text email verballygiven nosotros telefono verbal formulario`,
  written_agreement: `writtenagreement written agreement contract signed signature esign esignature
    docusign paper form letter writing contrato firmado escrito acuerdo porescrito`,
});

/** How a number was obtained, by our word for it or by the file's own. */
export function readObtainedHow(text: string): string {
  return ways.get(foldText(text)) ?? text;
}

const sources = listWords({
  person:
    'person consumer debtor customer borrower verbal phone call inbound persona deudor cliente',
  letter: 'letter mail written fax carta correopostal escrito',
  email: 'email emailed web website portal correo correoelectronico',
  creditor: 'creditor client originalcreditor acreedor',
  attorney: 'attorney lawyer atty lawfirm abogado',
  court: 'court pacer docket judge legal juzgado tribunal corte',
  employer: 'employer work poe empleador patron',
  records: 'records record system scrub skip skiptrace vendor import database registro sistema',
  other: 'other otro otra',
});

/** From whom something was learned, by our word for it; undefined for a word of the file's own. */
export function readSource(text: string): string | undefined {
  return sources.get(foldText(text));
}
