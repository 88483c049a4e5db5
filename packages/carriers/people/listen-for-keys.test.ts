import { describe, expect, it } from 'vitest';
import { hearOptions } from './hear-options.ts';
import { findQuestion } from './topics.ts';

const hear = (text: string) => hearOptions(text).map(({ key, topic }) => [key, topic]);

describe('what somebody hears', () => {
  it.each([
    ['If you are Ann Smith, press 1. If you are not Ann Smith, press 2.', ['self', 'other']],
    ['Si usted es Ana, oprima 1. Si usted no es Ana, oprima 2.', ['self', 'other']],
    ['Press 1 if this is Ann, or 2 if it is somebody else.', ['self', 'other']],
    [
      'To promise the whole $123.45 by Friday, November 27, press 1. To pay in 3 payments of $41.15, the first by Friday, press 2.',
      ['promise', 'promise'],
    ],
    ['Para prometer el total de $9.50 hasta el viernes, oprima 1.', ['promise']],
    ['To dispute this debt, press 1. To speak with someone, press 2.', ['dispute', 'someone']],
    [
      'Para disputar la deuda, marque 1. Para hablar con alguien, marque 2.',
      ['dispute', 'someone'],
    ],
    ['For another time, press 1.', ['another_time']],
    ['Para otro momento, presione 1.', ['another_time']],
    ['To stop these calls, press nine.', ['stop']],
    ['Para que no le llamemos más, oprima nueve.', ['stop']],
    ['Press 1 to confirm.', ['agree']],
    ['Oprima 1 para confirmar.', ['agree']],
    ['To agree that we may call to remind you of this promise, press 1.', ['agree']],
    ['For the morning, press 1. For the evening, press 3.', ['morning', 'evening']],
    ['Para español, oprima 8.', ['language']],
  ])('is understood: %s', (text, topics) => {
    expect(hear(text).map(([, topic]) => topic)).toEqual(topics);
  });

  it('is the key beside its reason, wherever that stands', () => {
    expect(hear('Press 1, or 9 to stop.')).toEqual([
      ['1', undefined],
      ['9', 'stop'],
    ]);
    expect(hear('To stop, press 9. To go on, press 1.')).toEqual([
      ['9', 'stop'],
      ['1', undefined],
    ]);
  });

  it('is no key where none is named', () => {
    expect(hear('Your balance is $1.00, or 2 dollars with interest. Goodbye.')).toEqual([]);
    expect(hear('Press 12345 now.')).toEqual([]);
    expect(hear('')).toEqual([]);
  });

  it('is heard where the sentence ends', () => {
    const [first] = hearOptions('If you are Ann, press 1. To stop, press 9.');
    expect(first?.heardAt).toBe('If you are Ann, press 1.'.length);
  });

  it.each([
    ['Please type the year of your birth.', 'birthYear'],
    ['En qué año nació?', 'birthYear'],
    ['Your five digit ZIP code, please.', 'postalCode'],
    ['Su código postal.', 'postalCode'],
    ['The last four digits of your reference.', 'reference'],
    ['The year of your birth was right. Now your ZIP code.', 'postalCode'],
    ['How are you?', undefined],
  ] as const)('is asked to type what is meant: %s', (text, asked) => {
    expect(findQuestion(text)).toBe(asked);
  });
});
