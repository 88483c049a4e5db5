import { describe, expect, it } from 'vitest';
import { renderFlow } from './render-flow.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

describe('the flow as TwiML', () => {
  it('asks for one key and wants to hear of silence too', () => {
    const answerUrl = 'https://example.test/answer?call=1&step=2';
    const { contentType, body } = renderFlow({
      kind: 'ask',
      language: 'en-US',
      say: 'Is this <Ann> & Bob?',
      answerUrl,
      waitSeconds: 7,
    });
    expect(contentType).toContain('text/xml');
    expect(body).toBe(
      `${declaration}<Response><Gather input="dtmf" numDigits="1" timeout="7" ` +
        'action="https://example.test/answer?call=1&amp;step=2" method="POST" ' +
        'actionOnEmptyResult="true"><Say language="en-US">Is this &lt;Ann&gt; &amp; Bob?</Say>' +
        '</Gather></Response>',
    );
  });

  it('says something and hangs up', () => {
    expect(renderFlow({ kind: 'say', language: 'es-MX', say: 'Adiós' }).body).toBe(
      `${declaration}<Response><Say language="es-MX">Adiós</Say><Hangup/></Response>`,
    );
  });

  it('hangs up without a word', () => {
    expect(renderFlow({ kind: 'hang_up' }).body).toBe(
      `${declaration}<Response><Hangup/></Response>`,
    );
  });

  it('takes the nearest language that Twilio speaks', () => {
    const speak = (language: string) => renderFlow({ kind: 'say', language, say: 'x' }).body;
    expect(speak('es-PR')).toContain('<Say language="es-US">');
    expect(speak('en')).toContain('<Say language="en-US">');
    expect(speak('xx-XX')).toContain('<Say>');
  });

  it('says nothing that XML cannot hold', () => {
    const say = 'a\u0000b\ud800c\uffffd';
    expect(renderFlow({ kind: 'say', language: 'en-US', say }).body).toContain('a b\ufffdc d');
  });
});
