import { describe, expect, it } from 'vitest';
import { renderFlow, renderWhisper } from './render-flow.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const answerUrl = 'https://example.test/answer?call=1&step=2';
const written = 'https://example.test/answer?call=1&amp;step=2';
const english = (text: string) => ({ language: 'en-US', text });
const question = {
  kind: 'ask',
  opening: [],
  recording: null,
  say: [english('Is this <Ann> & Bob?')],
  digits: 1,
  answerUrl,
  waitSeconds: 7,
} as const;

describe('the flow as TwiML', () => {
  it('asks for one key and wants to hear of silence too', () => {
    const { contentType, body } = renderFlow(question);
    expect(contentType).toContain('text/xml');
    expect(body).toBe(
      `${declaration}<Response><Gather input="dtmf" numDigits="1" timeout="7" ` +
        `action="${written}" method="POST" ` +
        'actionOnEmptyResult="true"><Say language="en-US">Is this &lt;Ann&gt; &amp; Bob?</Say>' +
        '</Gather></Response>',
    );
  });

  it('asks for several keys, which the pound key closes', () => {
    const { body } = renderFlow({ ...question, digits: 4 });
    expect(body).toContain('<Gather input="dtmf" numDigits="4" finishOnKey="#" timeout="7"');
  });

  it('records only behind the opening, which no key cuts short', () => {
    const { body } = renderFlow({
      ...question,
      opening: [english('This call is recorded.')],
      recording: { statusUrl: 'https://example.test/recording' },
    });
    expect(body).toMatch(
      /<Response><Say language="en-US">This call is recorded\.<\/Say><Start><Recording [^>]+><\/Start><Gather/,
    );
    expect(body).toContain('recordingStatusCallback="https://example.test/recording"');
  });

  it('says something in each of its languages and hangs up', () => {
    const say = [english('Goodbye'), { language: 'es-MX', text: 'Adiós' }];
    expect(renderFlow({ kind: 'say', say }).body).toBe(
      `${declaration}<Response><Say language="en-US">Goodbye</Say>` +
        '<Say language="es-MX">Adiós</Say><Hangup/></Response>',
    );
  });

  it('leaves a message, and asks on only behind its last word', () => {
    const step = { kind: 'leave_message', say: [english('Call us.')], answerUrl } as const;
    expect(renderFlow(step).body).toBe(
      `${declaration}<Response><Pause length="1"/><Say language="en-US">Call us.</Say>` +
        `<Redirect method="POST">${written}</Redirect></Response>`,
    );
  });

  it('joins the call to another number', () => {
    const { body } = renderFlow({
      kind: 'connect',
      say: [english('One moment.')],
      to: '+12125550150',
      callerId: '+12125550100',
      ringSeconds: 20,
      whisperUrl: 'https://example.test/whisper',
      answerUrl,
    });
    expect(body).toBe(
      `${declaration}<Response><Say language="en-US">One moment.</Say>` +
        `<Dial action="${written}" method="POST" timeout="20" callerId="+12125550100">` +
        '<Number url="https://example.test/whisper" method="POST">+12125550150</Number>' +
        '</Dial></Response>',
    );
  });

  it('whispers to who picks up there, without an end of its own', () => {
    expect(renderWhisper([english('A call for you.')]).body).toBe(
      `${declaration}<Response><Say language="en-US">A call for you.</Say></Response>`,
    );
  });

  it('hangs up without a word', () => {
    expect(renderFlow({ kind: 'hang_up' }).body).toBe(
      `${declaration}<Response><Hangup/></Response>`,
    );
  });

  it('takes the nearest language that Twilio speaks', () => {
    const speak = (language: string) =>
      renderFlow({ kind: 'say', say: [{ language, text: 'x' }] }).body;
    expect(speak('es-PR')).toContain('<Say language="es-US">');
    expect(speak('en')).toContain('<Say language="en-US">');
    expect(speak('xx-XX')).toContain('<Say>');
  });

  it('says nothing that XML cannot hold', () => {
    const say = [english('a\u0000b\ud800c\uffffd')];
    expect(renderFlow({ kind: 'say', say }).body).toContain('a b\ufffdc d');
  });
});
