import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';
import { findReason, type RestrictionWord } from './restriction-phrases.ts';

export type { RestrictionWord };

/** As collectors' systems abbreviate, and as people write in English and Spanish. */
const words = listWords<RestrictionWord>({
  stop: `stop dnc donotcall dnd donotcontact donotdial nocall nocalls nocontact stopcalls stopcalling optout
    optedout unsubscribe unsubscribed nollamar nocontactar nomolestar excluirllamadas`,
  medium_stop: `mediumstop ceasecalls ceasecalling ceasephone ceasephonecalls verbalcease nophone
    nophonecalls verbalceaseanddesist cesellamadas nomasllamadas`,
  number_stop: 'numberstop numberdnc phonednc dncnumber dncphone noestenumero nollamaraestenumero',
  cease_written: `ceasewritten writtencease cease cnd cd ceasedesist ceaseanddesist ceasecomm
    ceasecommunication ceasecommunications ceaseandesist refusestopay cese cesedecomunicaciones`,
  attorney: `attorney atty attny attorneyrep attyrep attorneyrepresented attorneyrepresentation
    represented representation lawyer legalrep legalrepresentation abogado representado
    representadoporabogado conabogado`,
  dispute_open: `disputeopen dispute disputed disp dsp disputing writtendispute validation
    validationrequest verificationrequest verification disputa disputada disputado endisputa`,
  dispute_oral: `disputeoral oraldispute verbaldispute disputeverbal phonedispute disputedbyphone disputaverbal
    disputaoral disputaportelefono`,
  identity_theft: `identitytheft idtheft theftofidentity fraud fraudclaim fraude robodeidentidad`,
  incarcerated: `incarcerated jail jailed prison inprison injail inmate imprisoned encarcelado encarcelada
    preso presa prision enprision recluso reclusa`,
  orig_creditor_request: `origcreditorrequest originalcreditorrequest ocrequest
    originalcreditorinformation`,
  bankruptcy: `bankruptcy bankrupt bk bky bkr bkrt bnk bkcy bk7 bk11 bk13 bkch7 bkch13 ch7 ch11 ch13
    chapter7 chapter11 chapter13 bancarrota quiebra concurso insolvency insolvente insolvencia`,
  paid: `paid pif paidinfull sif settled settledinfull settlement closed recalled recall withdrawn
    returned returnedtoclient zerobalance pagado pagada liquidado saldado cerrado retirado devuelto`,
  deceased: `deceased dec dcd decd dcsd dead died death fallecido fallecida difunto muerto finado
    defuncion`,
  wrong_number: `wrongnumber wn wrong wrongno wrongnum wrongparty wrongperson badnumber badphone
    notdebtor numeroequivocado equivocado numeroincorrecto`,
  reassigned: 'reassigned reassignednumber numberreassigned rnd reasignado numeroreasignado',
  work_prohibited: `workprohibited noworkcalls nocallsatwork donotcallwork donotcallatwork
    employerprohibits nopoe poeprohibited nollamaraltrabajo`,
  inconvenient_time: `inconvenienttime inconvenienttimes inconvenienthours donotcallbetween
    timerestriction timeofday horarioinconveniente horariosinconvenientes`,
  place_inconvenient: 'placeinconvenient inconvenientplace inconvenient lugarinconveniente',
});

/**
 * The standing reason that a text names; undefined when it names none, or where it is denied or said to be over,
 * as in "not deceased" and "BK dismissed": what that means is for a person to tell.
 */
export function readRestrictionWord(text: string): RestrictionWord | undefined {
  return words.get(foldText(text)) ?? findReason(text);
}

/** Whether a text may name one, for a warning: an end counts only where it stands right beside the reason. */
export function mayNameRestriction(text: string): boolean {
  return words.has(foldText(text)) || findReason(text, 'beside') !== undefined;
}
