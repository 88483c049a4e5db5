import { describe, expect, it } from 'vitest';
import { createPerson } from '../people/answer-question.ts';
import { drawPersona } from '../people/draw-persona.ts';
import type { Listener } from './listener.ts';
import { obeyTwiml } from './obey-twiml.ts';
import { readTwiml } from './read-twiml.ts';

/** Carries a document out towards a number, and says what came of it and how long it took. */
async function obey(document: string, line = '0194') {
  const persona = drawPersona(1, `+1212555${line}`, 0);
  const heard: string[] = [];
  let seconds = 0;
  const listener: Listener = {
    async pass(passed) {
      seconds += passed;
    },
    person: createPerson(persona, undefined),
    isPerson: persona.comesTo === 'person' && persona.claims !== 'nobody',
    recorder: {
      start: (callback) => void heard.push(`start ${callback} at ${seconds}`),
      keep(length, callback) {
        heard.push(`keep ${callback}`);
        return { sid: 'RE1', callSid: 'CA1', createdAt: 0, seconds: length, source: 'RecordVerb' };
      },
      finish: () => {},
    },
    async askWhisper(url) {
      heard.push(`whisper ${url}`);
      return readTwiml('<Response><Pause length="2"/></Response>');
    },
  };
  const next = await obeyTwiml(readTwiml(`<Response>${document}</Response>`), listener);
  return { next, seconds, heard };
}

const gather = (words: string, attributes = '') =>
  `<Gather action="/a" timeout="5" ${attributes}>${words}</Gather>`;

describe('a document', () => {
  it('passes the time of what is said, played and waited for', async () => {
    const { next, seconds } = await obey(
      '<Say>123456789012345</Say><Pause length="3"/><Play>a.mp3</Play>',
    );
    expect(next).toBeUndefined();
    expect(seconds).toBe(1 + 3 + 4);
  });

  it('is cut short by a key that comes during the words', async () => {
    const words = `<Say>If you are Ann, press 1.</Say><Say>${'word '.repeat(300)}</Say>`;
    const { next, seconds } = await obey(gather(words));
    expect(next).toEqual({ url: '/a', form: { msg: 'Digits', Digits: '1' } });
    expect(seconds).toBeLessThan(5);
  });

  it('goes on behind a question that nobody answers, unless silence is an answer', async () => {
    const question = gather('<Say>Press 1.</Say>');
    const silent = await obey(`${question}<Redirect>/next</Redirect>`, '0193');
    expect(silent.next).toEqual({ url: '/next', form: {} });
    const asked = await obey(gather('', 'actionOnEmptyResult="true"'), '0193');
    expect(asked.next).toEqual({ url: '/a', form: { msg: 'Gather End' } });
    expect(asked.seconds).toBe(5);
  });

  it('ends at a Hangup, whatever stands behind it', async () => {
    expect(await obey('<Hangup/><Redirect>/next</Redirect>')).toMatchObject({
      next: undefined,
      seconds: 0,
    });
  });

  it('records from where it says so', async () => {
    const start = '<Start><Recording recordingStatusCallback="/r"/></Start>';
    const { heard } = await obey(`<Pause length="2"/>${start}<Pause length="2"/>`);
    expect(heard).toEqual(['start /r at 2']);
  });

  it('records what somebody says, and nothing of silence', async () => {
    const record = '<Record action="/a" timeout="4" recordingStatusCallback="/r"/><Pause/>';
    const spoken = await obey(record);
    expect(spoken.next).toMatchObject({ url: '/a', form: { RecordingSid: 'RE1' } });
    expect(spoken.heard).toEqual(['keep /r']);
    expect(await obey(record, '0193')).toMatchObject({ next: undefined, heard: [], seconds: 5 });
  });

  it.each([
    ['+12125550150', 'completed', 4 + 2 + 30, ['whisper /w']],
    ['+12125550191', 'busy', 4, []],
    ['+12125550190', 'no-answer', 20, []],
    ['+12125550196', 'failed', 4, []],
    ['12', 'failed', 4, []],
  ])('joins the call to %s: %s', async (to, DialCallStatus, seconds, heard) => {
    const number = `<Number url="/w">${to}</Number>`;
    const joined = await obey(`<Dial action="/a" timeout="20">${number}</Dial>`);
    expect(joined).toMatchObject({ next: { url: '/a', form: { DialCallStatus } }, seconds, heard });
  });

  it('goes on behind a Dial without an action', async () => {
    expect(await obey('<Dial>+12125550191</Dial><Pause/>')).toMatchObject({
      next: undefined,
      seconds: 5,
    });
  });
});
