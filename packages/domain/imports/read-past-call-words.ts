import type { Direction, PastOutcome } from '../compliance/words.ts';
import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';

/**
 * As dialers name how a call ended. Where a word can mean two things it is read as what binds more:
 * "answered" and "completed" may have been a talk, "failed" may have rung. `dropped` is all that was
 * answered without a talk with the person: hung up, wrong number, somebody else. It counts as an attempt
 * and begins no week of rest (12 CFR 1006.14(b)(2)).
 */
const outcomes = listWords<PastOutcome>({
  no_answer: `na n noanswer noans ring rna ringnoanswer ringing nr noresponse unanswered notanswered
    nocontact nonconnect failed error congestion cancel cancelled canceled noresult nocontesta
    nocontesto nocontestada sincontestar sinrespuesta norespondio norespondida noatiende`,
  voicemail: `vm voicemail vml vmleft leftvm lvm lm leftmessage leftmsg message msg am a aa al ama amd
    machine answeringmachine answermachine answeringmachinedetected automachine machinestart
    machineend machineendbeep leftvoicemail novoicemailleft vmnomessage vmnomsg ringless rvm buzon
    buzondevoz contestadora contestador maquina dejomensaje mensaje mensajedejado`,
  dropped: `drop dropped xdrop pdrop abandoned abandon abandonada hangup hungup hu hup hungupearly
    deadair silence noone wn wrongnumber wrongparty wrongperson tpc tp thirdparty thirdpartycontact
    badnumber bn fax faxtone colgo colgada cortada abandonado numeroequivocado equivocado tercero`,
  conversation: `conversation rpc rp rightparty rightpartycontact contact contacted talked spoke
    spokewith answered answer connected connect human live person completed complete ptp promise
    promisetopay promised rtp refused refusal refusestopay callback cb callbk cbk callbackrequested
    ni notinterested sale dispute disputed dnc donotcall stop transfer transferred xfer paid payment
    conversacion contactado contacto hablo contestada contestado atendida promesa promesadepago`,
  busy: 'busy b ab bz by ocupado ocupada lineaocupada bsy',
  not_in_service: `notinservice nis disc disconnected dc adc disconnect oos outofservice sit
    invalid invalidnumber inv noservice nonworking nonworkingnumber unallocated unassigned
    fueradeservicio desconectado desconectada inexistente numeroinexistente noexiste numeroinvalido`,
});

/** Of several words the first of these counts: it binds most. */
const mostBinding: readonly PastOutcome[] = ['conversation', 'voicemail', 'dropped'];

/**
 * How a past call ended; undefined when the word is not known. "RPC - PTP" is several, and each has to be
 * known: the other may have been a talk.
 */
export function readPastOutcome(text: string): PastOutcome | undefined {
  const whole = outcomes.get(foldText(text));
  if (whole !== undefined) return whole;
  const parts = text.split(/[^\p{L}\p{M}\p{N}\s']+/u).filter((part) => part.trim() !== '');
  const read = parts.flatMap((part) => outcomes.get(foldText(part)) ?? []);
  if (parts.length < 2 || read.length < parts.length) return undefined;
  return mostBinding.find((outcome) => read.includes(outcome)) ?? read[0];
}

const directions = listWords<Direction>({
  outbound: `outbound out o outgoing outboundapi outbounddial placed dialed dialled manual auto made
    saliente salida realizada enviada`,
  inbound: 'inbound in i incoming received callin entrante entrada recibida',
});

export function readDirection(text: string): Direction | undefined {
  return directions.get(foldText(text));
}
