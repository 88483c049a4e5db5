import { describe, expect, it } from 'vitest';
import { renderFlow } from '../twilio/render-flow.ts';
import { readTwiml } from './read-twiml.ts';

describe('reading TwiML', () => {
  it('understands a question', () => {
    const answerUrl = 'https://example.test/answer?a=1&b=2';
    const say = 'Ann & Bob <together>: "hello"';
    const { body } = renderFlow({ kind: 'ask', language: 'en-US', say, answerUrl, waitSeconds: 7 });
    expect(readTwiml(body)).toEqual([
      {
        name: 'Gather',
        prompts: [{ name: 'Say', text: say }],
        waitSeconds: 7,
        action: answerUrl,
        asksWhenEmpty: true,
      },
    ]);
  });

  it('keeps the order of what is to be done', () => {
    const document =
      '<Response><Say>One</Say><Pause length="3"/><Say>12</Say><Pause/><Hangup/></Response>';
    expect(readTwiml(document)).toEqual([
      { name: 'Say', text: 'One' },
      { name: 'Pause', seconds: 3 },
      { name: 'Say', text: '12' },
      { name: 'Pause', seconds: 1 },
      { name: 'Hangup' },
    ]);
  });

  it('has the defaults of Twilio', () => {
    expect(readTwiml('<Response><Gather/></Response>')).toEqual([
      { name: 'Gather', prompts: [], waitSeconds: 5, action: undefined, asksWhenEmpty: false },
    ]);
    expect(readTwiml('<Response/>')).toEqual([]);
  });

  it.each([
    '',
    'Not found',
    '<Response>',
    '<Reply/>',
    '<Response><Dial>+1</Dial></Response>',
    '<Response/><Response/>',
  ])('refuses %j', (document) => {
    expect(() => readTwiml(document)).toThrow();
  });
});
