import { describe, expect, it } from 'vitest';
import { indicatesCollection } from './check-spoken-name.ts';
import { answerCall, openCall, type ScriptAnswer } from './fixed-script.ts';
import type { FlowStep } from './flow-step.ts';

const call = {
  spokenName: 'Northside Services',
  personName: 'Jane Doe',
  callerId: '+13125550142',
  answerUrl: 'https://example.test/answer',
};
const languages = ['en', 'es'] as const;

const open = (
  language: 'en' | 'es',
  answeredBy: 'human' | 'machine' | 'unknown' | null,
  announcesRecording = false,
) => openCall({ ...call, language, answeredBy, announcesRecording });
const answer = (
  language: 'en' | 'es',
  step: ScriptAnswer['step'],
  digit: string | null,
  change: Partial<ScriptAnswer> = {},
): ReturnType<typeof answerCall> =>
  answerCall({ ...call, role: 'third_party', disclosures: [], language, step, digit, ...change });
const wordsOf = (step: FlowStep): string => (step.kind === 'hang_up' ? '' : step.say);

/** Besides what a name may not tell: words by which a listener would guess. */
const hints =
  /\b(debt|collect|owe|money|pay|paid|payment|balance|amount|account|bill|creditor|loan|legal|important|urgent|deud|cobr|deb|diner|pag|sald|mont|cuent|factur|acreedor|préstam|legal|urgent)/i;

describe.each(languages)('a call opened in %s', (language) => {
  it.each(['human', 'unknown', null] as const)('asks who is there when %s answers', (who) => {
    expect(open(language, who)).toMatchObject({
      kind: 'ask',
      language: `${language}-US`,
      answerUrl: call.answerUrl,
    });
  });

  it('says nothing to a machine', () => {
    expect(open(language, 'machine')).toEqual({ kind: 'hang_up' });
  });

  it('names the caller and the person and offers to stop before all else', () => {
    const said = wordsOf(open(language, 'human'));
    const order = ['Northside Services', 'Jane Doe', '9', '1', '2'].map((text) =>
      said.indexOf(text),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});

describe.each(languages)('a call that may be recorded, in %s', (language) => {
  const notice = { en: 'This call may be recorded. ', es: 'Esta llamada puede ser grabada. ' };

  it.each(['human', 'unknown', null] as const)('says so before anything else to %s', (who) => {
    const said = wordsOf(open(language, who, true));
    expect(said).toBe(notice[language] + wordsOf(open(language, who)));
  });

  it('is not announced where the organization does not want it', () => {
    expect(wordsOf(open(language, 'human'))).not.toMatch(/record|grab/i);
  });

  it('is not announced to a machine, which hears nothing', () => {
    expect(open(language, 'machine', true)).toEqual({ kind: 'hang_up' });
  });
});

describe.each(languages)('what anybody may hear in %s', (language) => {
  it.each([
    ['the opening', open(language, 'human')],
    ['the opening of a call that may be recorded', open(language, 'human', true)],
    ['the opening to nobody knows whom', open(language, 'unknown')],
    ['the answer to 2', answer(language, 'identity', '2').step],
    ['the answer to 9', answer(language, 'identity', '9').step],
    ['the answer to no key', answer(language, 'identity', null).step],
    ['the answer to another key', answer(language, 'identity', '5').step],
  ])('tells nothing of a debt: %s', (_, step) => {
    const said = wordsOf(step);
    expect(said).not.toBe('');
    expect(indicatesCollection(said)).toBe(false);
    expect(said).not.toMatch(hints);
  });
});

describe.each(languages)('a person who confirms who they are in %s', (language) => {
  const { choice, step } = answer(language, 'identity', '1');

  it('is the right party and is asked once more', () => {
    expect(choice).toBe('right_party');
    expect(step).toMatchObject({
      kind: 'ask',
      language: `${language}-US`,
      answerUrl: call.answerUrl,
    });
  });

  it('hears who calls, why, what information is used for, where to call and how to stop', () => {
    const said = wordsOf(step);
    const disclosure = {
      en: ['debt collector', 'attempt to collect a debt', 'information', 'used for that purpose'],
      es: ['cobrador de deudas', 'intento de cobrar una deuda', 'información', 'para ese fin'],
    };
    for (const part of disclosure[language]) expect(said).toContain(part);
    expect(said).toContain('Northside Services');
    expect(said).toContain('1, 3 1 2, 5 5 5, 0 1 4 2');
    expect(said).toContain(language === 'en' ? 'press 9' : 'oprima 9');
  });

  it('hears nothing of a debt collector from a creditor in its own name', () => {
    const said = wordsOf(answer(language, 'identity', '1', { role: 'creditor' }).step);
    expect(said).not.toMatch(/debt collector|collect a debt|cobrador|cobrar/i);
    expect(said).toContain('Northside Services');
    expect(said).toContain('1, 3 1 2, 5 5 5, 0 1 4 2');
    expect(said).toContain(language === 'en' ? 'press 9' : 'oprima 9');
  });

  it.each(['third_party', 'creditor'] as const)(
    'hears as %s what the law has said of a debt that is too old, before they are asked anything',
    (role) => {
      const disclosures = ['The law limits how long you can be sued.', 'City words.'];
      const said = wordsOf(answer(language, 'identity', '1', { role, disclosures }).step);
      const [first, second, number] = [...disclosures, '1, 3 1 2'].map((text) =>
        said.indexOf(text),
      );
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(first ?? 0);
      expect(number).toBeGreaterThan(second ?? 0);
    },
  );

  it('hears nothing of the debt where nobody can tell what has to be said of it', () => {
    const { choice: chosen, step: said } = answer(language, 'identity', '1', { disclosures: null });
    expect(chosen).toBe('right_party');
    expect(said.kind).toBe('say');
    expect(wordsOf(said)).not.toMatch(hints);
  });

  it('can stop the calls then', () => {
    expect(answer(language, 'message', '9')).toMatchObject({
      choice: 'stop',
      step: { kind: 'say' },
    });
  });

  it.each([null, '1', '2', '#', ''])('hears goodbye on %j', (digit) => {
    expect(answer(language, 'message', digit)).toMatchObject({
      choice: null,
      step: { kind: 'say' },
    });
  });
});

describe.each(languages)('somebody else in %s', (language) => {
  it('hears that the number is not called again', () => {
    expect(answer(language, 'identity', '2')).toMatchObject({
      choice: 'wrong_party',
      step: { kind: 'say', language: `${language}-US` },
    });
  });

  it('can stop the calls without saying who they are', () => {
    expect(answer(language, 'identity', '9')).toMatchObject({
      choice: 'stop',
      step: { kind: 'say', language: `${language}-US` },
    });
  });

  it.each([null, '3', '*', '11', ''])('who presses %j chooses nothing', (digit) => {
    expect(answer(language, 'identity', digit)).toMatchObject({
      choice: null,
      step: { kind: 'say' },
    });
  });
});
