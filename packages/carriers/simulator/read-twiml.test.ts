import { describe, expect, it } from 'vitest';
import { renderFlow } from '../twilio/render-flow.ts';
import { readTwiml } from './read-twiml.ts';

const answerUrl = 'https://example.test/answer?a=1&b=2';
const words = (text: string) => [{ language: 'en-US', text }];

describe('reading TwiML', () => {
  it('understands a question, what is said before it, and where it is recorded', () => {
    const text = 'Ann & Bob <together>: "hello"';
    const { body } = renderFlow({
      kind: 'ask',
      opening: words('This call is recorded.'),
      recording: { statusUrl: 'https://example.test/recording' },
      say: words(text),
      digits: 4,
      answerUrl,
      waitSeconds: 7,
    });
    expect(readTwiml(body)).toEqual([
      { name: 'Say', text: 'This call is recorded.' },
      { name: 'Start', statusCallback: 'https://example.test/recording' },
      {
        name: 'Gather',
        prompts: [{ name: 'Say', text }],
        digits: 4,
        finishOnKey: '#',
        waitSeconds: 7,
        action: answerUrl,
        asksWhenEmpty: true,
      },
    ]);
  });

  it('understands a message and a call that is joined to another', () => {
    const message = renderFlow({ kind: 'leave_message', say: words('Call us.'), answerUrl });
    expect(readTwiml(message.body)).toEqual([
      { name: 'Pause', seconds: 1 },
      { name: 'Say', text: 'Call us.' },
      { name: 'Redirect', url: answerUrl },
    ]);
    const whisperUrl = 'https://example.test/whisper';
    const number = { to: '+12125550150', callerId: '+12125550100', ringSeconds: 20 };
    const joined = renderFlow({ kind: 'connect', say: [], ...number, whisperUrl, answerUrl });
    expect(readTwiml(joined.body)).toEqual([
      { name: 'Dial', ...number, url: whisperUrl, action: answerUrl },
    ]);
  });

  it('keeps the order of what is to be done', () => {
    const document =
      '<Response><Say>One</Say><Pause length="3"/><Play>https://example.test/a.mp3</Play>' +
      '<Say>12</Say><Pause/><Hangup/></Response>';
    expect(readTwiml(document)).toEqual([
      { name: 'Say', text: 'One' },
      { name: 'Pause', seconds: 3 },
      { name: 'Play' },
      { name: 'Say', text: '12' },
      { name: 'Pause', seconds: 1 },
      { name: 'Hangup' },
    ]);
  });

  it('has the defaults of Twilio', () => {
    const [gather, record, dial] = readTwiml(
      '<Response><Gather/><Record/><Dial>+12125550150</Dial></Response>',
    );
    expect(gather).toMatchObject({ prompts: [], waitSeconds: 5, asksWhenEmpty: false });
    expect(record).toMatchObject({ name: 'Record', waitSeconds: 5, mostSeconds: 3600 });
    expect(dial).toMatchObject({ to: '+12125550150', ringSeconds: 30 });
    expect(readTwiml('<Response/>')).toEqual([]);
  });

  it.each([
    '',
    'Not found',
    '<Response>',
    '<Reply/>',
    '<Response><Enqueue>line</Enqueue></Response>',
    '<Response><Gather><Hangup/></Gather></Response>',
    '<Response><Dial><Conference>room</Conference></Dial></Response>',
    '<Response><Start><Stream/></Start></Response>',
    '<Response/><Response/>',
  ])('refuses %j', (document) => {
    expect(() => readTwiml(document)).toThrow();
  });
});
