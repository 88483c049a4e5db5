import type { DebtKind, PersonRole } from '../compliance/words.ts';
import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';
import { readAnswer } from './read-answers.ts';
import { barredWords } from './time-barred-words.ts';

/** The strictest first: of words that name several kinds, Nevada's rule on medical debt counts. */
const kindWords = listWords<DebtKind>({
  medical: `medical med hospital hosp health healthcare clinic clinical physician doctor dental dentist
    ambulance emergencyroom surgery laboratory patient medica medico medicos salud clinica dentista
    hospitalaria hospitalario sanitaria`,
  student: `student studentloan studentloans tuition education educational school university college
    estudiantil estudiante educacion educativo matricula colegiatura universidad`,
  rent: `rent rental lease leasing tenant tenancy apartment housing landlord renta alquiler arriendo
    arrendamiento inquilino vivienda`,
  other: `other misc miscellaneous card creditcard credit visa mastercard auto autoloan car vehicle
    mortgage heloc utility utilities electric gas water telecom telecommunications wireless phone
    cable internet personal personalloan loan installment revolving retail store bank banking
    checking overdraft consumer commercial business payday government tax insurance judgment
    subscription membership otro otra otros tarjeta tarjetadecredito credito prestamo hipoteca
    hipotecario automotriz vehiculo servicios telefonia comercial consumo banco seguro impuesto`,
});

const kindsByWeight: readonly DebtKind[] = ['medical', 'student', 'rent', 'other'];

/** Of which kind a debt is by what the file says; undefined when the words are not known. */
export function readDebtKind(text: string): DebtKind | undefined {
  const whole = kindWords.get(foldText(text));
  if (whole !== undefined) return whole;
  const named = splitWords(text).map((word) => kindWords.get(word));
  return kindsByWeight.find((kind) => named.includes(kind));
}

/** As 12 CFR 1006.6(a) tells apart whom one may speak to; a guarantor owes like a co-signer. */
const roleWords = listWords<PersonRole>({
  debtor: `debtor primary primarydebtor main maker borrower primaryborrower consumer customer patient
    principal self applicant owner accountholder accountowner responsibleparty tenant
    deudor deudora deudorprincipal titular cliente obligado`,
  co_debtor: `codebtor secondary secondarydebtor cosigner cosignor cosigned comaker coborrower
    coapplicant cobuyer coowner cotenant joint jointdebtor jointowner jointaccountholder guarantor
    codeudor codeudora cotitular coacreditado aval avalista fiador fiadora obligadosolidario garante`,
  spouse: 'spouse wife husband conyuge esposo esposa marido mujer',
  guardian: `guardian legalguardian parent parentguardian parentorguardian mother father padre madre
    tutor tutora tutorlegal`,
  representative: `representative personalrepresentative executor executrix administrator
    administratrix estate estaterepresentative administratorofestate executorofestate albacea
    representantelegal representante administradordelasucesion sucesion`,
  other: `other reference relative relation family familymember friend neighbor neighbour coworker
    employer child son daughter sibling brother sister roommate thirdparty third emergencycontact
    emergency nearestrelative authorizeduser authuser nonliable notliable otro otra referencia
    familiar amigo amiga vecino vecina hijo hija hermano hermana tercero`,
});

/** What the person is to the debt by what the file says; undefined when the words are not known. */
export function readPersonRole(text: string): PersonRole | undefined {
  return roleWords.get(foldText(text));
}

/** Whether the time to sue has run out; undefined when the text does not tell. */
export function readTimeBarred(text: string): boolean | undefined {
  return readFlag(text, barredWords);
}

const serviceWords = listWords({
  yes: `servicemember military activemilitary activeduty activedutymilitary onactiveduty active scra
    scraprotected scraeligible protected army navy marines marine marinecorps airforce spaceforce
    coastguard nationalguard reserve reserves reservist deployed militar militaractivo
    servicioactivo enservicioactivo ejercito marina fuerzaaerea`,
  no: `civilian notmilitary nonmilitary notactive notactiveduty inactive notscra noscra notprotected
    noteligible ineligible veteran discharged separated retired civil veterano veterana noactivo
    nomilitar`,
});

/** Whether the person serves in the military now; undefined when the text does not tell. */
export function readServiceMember(text: string): boolean | undefined {
  return readFlag(text, serviceWords);
}

/** Yes, no, a cross as in a ticked box, or the fact in words. */
function readFlag(text: string, words: ReadonlyMap<string, 'yes' | 'no'>): boolean | undefined {
  const folded = foldText(text);
  if (folded === 'x') return true;
  const answer = words.get(folded);
  return answer === undefined ? readAnswer(text) : answer === 'yes';
}

function splitWords(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}]+/u)
    .map(foldText);
}
