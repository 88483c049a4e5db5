import { describe, expect, it } from 'vitest';
import { createPerson } from './answer-question.ts';
import { drawPersona } from './draw-persona.ts';

const known = { birthYear: '1980', postalCode: '60601', reference: '4711' };
const who =
  'If you are Ann, press 1. If you are not, press 2. To stop these calls, press 9. Para español, oprima 8.';
const menu =
  'To promise a payment, press 1. To dispute, press 2. To speak with someone, press 3. For another time, press 4.';
const offers = 'To promise the whole $50.00 by Friday, press 1. To promise $25.00, press 2.';

/** Somebody at a number that ends in these digits, and the keys they press at each question. */
function meet(line: string) {
  const person = createPerson(drawPersona(1, `+1212555${line}`, 0), known);
  return (text: string, digits = 1) => person.answer({ text, digits })?.keys ?? null;
}

describe('somebody on a call', () => {
  it('who says who they are knows it, and wants nothing', () => {
    const hear = meet('0194');
    expect(hear(who)).toBe('1');
    expect(hear('The year of your birth?', 4)).toBe('1980');
    expect(hear('Your ZIP code?', 5)).toBe('60601');
    expect(hear(menu)).toBeNull();
  });

  it('who is wrong once types something else of the same length at first', () => {
    const hear = meet('0175');
    expect(hear('The year of your birth?', 4)).toMatch(/^(?!1980)\d{4}$/);
    expect(hear('Your ZIP code?', 5)).toBe('60601');
    expect(hear('The year of your birth?', 4)).toBe('1980');
  });

  it('who is always wrong never types it, and who is silent nothing', () => {
    const [wrong, silent] = [meet('0176'), meet('0177')];
    for (let tries = 0; tries < 4; tries += 1) {
      expect(wrong('Your reference?', 4)).toMatch(/^(?!4711)\d{4}$/);
      expect(silent('Your reference?', 4)).toBeNull();
    }
  });

  it('who is somebody else says so, and does not know what only the person can', () => {
    const hear = meet('0178');
    expect(hear(who)).toBe('2');
    expect(hear('The year of your birth?', 4)).toBeNull();
  });

  it('who promises chooses, confirms, and agrees to be called, or not', () => {
    for (const [line, last] of [
      ['0179', '1'],
      ['0185', null],
    ] as const) {
      const hear = meet(line);
      const remind = 'To agree that we call to remind you, press 1.';
      expect([who, menu, offers, 'To confirm, press 1.', remind].map((text) => hear(text))).toEqual(
        ['1', '1', '1', '1', last],
      );
    }
  });

  it.each([
    ['0180', ['1', '2', null]],
    ['0181', ['1', '3', null]],
    ['0182', ['1', '4', '3']],
    ['0195', ['9', null, null]],
    ['0193', [null, null, null]],
  ])('at %s presses what they want', (line, keys) => {
    const hear = meet(line);
    const times = 'For the morning, press 1. For the evening, press 3.';
    expect([who, menu, times].map((text) => hear(text))).toEqual(keys);
  });

  it('who would rather hear the other language asks for it first', () => {
    const hear = meet('0183');
    expect(hear(who)).toBe('8');
    expect(hear('Si usted es Ana, oprima 1. For English, press 8.')).toBe('1');
    expect(hear('Para prometer un pago, oprima 1.')).toBe('1');
  });

  it('closes fewer keys than are wanted', () => {
    expect(meet('0194')('Your reference?', 8)).toBe('4711#');
  });

  it('presses as soon as their key was named, and types when all was said', () => {
    const person = createPerson(drawPersona(1, '+12125550194', 0), known);
    const first = person.answer({ text: who, digits: 1 });
    expect(first?.afterSeconds).toBeCloseTo('If you are Ann, press 1.'.length / 15 + 1);
    const typed = person.answer({ text: 'The year of your birth?', digits: 4 });
    expect(typed?.afterSeconds).toBeGreaterThan('The year of your birth?'.length / 15 + 1);
  });

  it('knows nothing that nobody gave them', () => {
    const person = createPerson(drawPersona(1, '+12125550194', 0), undefined);
    expect(person.answer({ text: 'The year of your birth?', digits: 4 })).toBeNull();
  });
});
