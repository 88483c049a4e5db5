import type { FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
import twilio from 'twilio';
import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { sayWords } from './say-words.ts';

/** A machine needs a moment between its beep and the first word that it keeps. */
const secondsBehindBeep = 1;

export interface Rendered {
  contentType: string;
  body: string;
}

function ask(response: VoiceResponse, step: Extract<FlowStep, { kind: 'ask' }>): void {
  sayWords(response, step.opening);
  if (step.recording !== null) {
    response.start().recording({
      recordingStatusCallback: step.recording.statusUrl,
      recordingStatusCallbackMethod: 'POST',
      recordingStatusCallbackEvent: ['completed'],
    });
  }
  const gather = response.gather({
    input: ['dtmf'],
    numDigits: step.digits,
    ...(step.digits > 1 ? { finishOnKey: '#' } : {}),
    timeout: step.waitSeconds,
    action: step.answerUrl,
    method: 'POST',
    // Without it, silence would end the call and we would never be asked what comes next.
    actionOnEmptyResult: true,
  });
  sayWords(gather, step.say);
}

function connect(response: VoiceResponse, step: Extract<FlowStep, { kind: 'connect' }>): void {
  const { to, callerId, ringSeconds, answerUrl, whisperUrl } = step;
  sayWords(response, step.say);
  response
    .dial({ action: answerUrl, method: 'POST', timeout: ringSeconds, callerId })
    .number({ url: whisperUrl, method: 'POST' }, to);
}

function finish(response: VoiceResponse): Rendered {
  return { contentType: 'text/xml; charset=utf-8', body: response.toString() };
}

export function renderFlow(step: FlowStep): Rendered {
  const response = new twilio.twiml.VoiceResponse();
  switch (step.kind) {
    case 'ask':
      ask(response, step);
      break;
    case 'say':
      sayWords(response, step.say);
      response.hangup();
      break;
    case 'leave_message':
      response.pause({ length: secondsBehindBeep });
      sayWords(response, step.say);
      // Asked only when the last word was said: a machine that cuts it short was left no message.
      response.redirect({ method: 'POST' }, step.answerUrl);
      break;
    case 'connect':
      connect(response, step);
      break;
    case 'hang_up':
      response.hangup();
  }
  return finish(response);
}

/** Said to who picks up at the other number. Both are joined when it ends. */
export function renderWhisper(say: readonly Utterance[]): Rendered {
  const response = new twilio.twiml.VoiceResponse();
  sayWords(response, say);
  return finish(response);
}
