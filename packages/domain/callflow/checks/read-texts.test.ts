import { describe, expect, it } from 'vitest';
import { findDebtWords } from './debt-words.ts';
import { guessLanguage, isOtherLanguage } from './guess-language.ts';
import { listNamedKeys, offersStop } from './key-words.ts';
import { countSeconds, listSentences, quote } from './sentences.ts';

describe('words that tell of a debt', () => {
  it.each([
    'You have a debt.',
    'You owe us.',
    'We are waiting for your payment.',
    'Your bill is ready.',
    'This is about your account.',
    'It is past due.',
    'It was due on Friday.',
    'We collect for others.',
    'It is about $20.',
    'We may take legal action.',
    'Usted tiene una deuda.',
    'Usted nos debe una llamada.',
    'Su saldo está pendiente.',
    'Queda un pago.',
    'Por favor, pague.',
    'Llamamos por su cuenta.',
    'Su préstamo venció.',
    'Es una llamada de cobranza.',
    'DEUDA',
  ])('%s', (text) => {
    expect(findDebtWords(`Hello. ${text} Goodbye.`)).toBe(
      text.endsWith('.') ? text : `${text} Goodbye.`,
    );
  });

  it.each([
    'This is an automated call. We are calling for Ann Smith.',
    'Please enter the last four digits of the reference number in our letters to you.',
    'If this is the wrong number, press 2. Due to a holiday we are closed.',
    'For your privacy, we ask two questions.',
    'Debe marcar cuatro dígitos. Debe de oprimir una tecla.',
    'Tenga en cuenta que la llamada se graba. Visite nuestra página.',
    'Su año de nacimiento, por favor.',
    'El cobre no cobija. Sin embargo, puede llamarnos.',
    'We are the people behind this call. It is free of charge. Please discard this.',
    'Para español, oprima 8. Hay una persona que puede atenderle.',
  ])('are not found in: %s', (text) => {
    expect(findDebtWords(text)).toBeNull();
  });
});

describe('the language of a text', () => {
  it.each([
    ['Thank you. Goodbye.', 'en'],
    ['To stop these calls, press 9.', 'en'],
    ['Gracias. Adiós.', 'es'],
    ['Para no recibir más llamadas, oprima 9.', 'es'],
    ['{caller}: {ring_back}', null],
    ['OK', null],
    ['', null],
  ])('%j is %j', (text, language) => {
    expect(guessLanguage(text)).toBe(language);
  });

  it('is not mistaken for one sentence in the other', () => {
    const text = 'Hello. This is a call from us. Para español, oprima 8. If you are Ann, press 1.';
    expect(isOtherLanguage(text, 'en')).toBe(false);
    expect(isOtherLanguage(text, 'es')).toBe(true);
  });
});

describe('the keys that words name', () => {
  it.each([
    ['To go on, press 1. To stop, press nine.', ['1', '9']],
    ['Press 1 or 2, or push the 3.', ['1', '2', '3']],
    ['Press the number 4, hit key 5.', ['4', '5']],
    ['Oprima 1, presione la tecla dos o marque el número tres.', ['1', '2', '3']],
    ['Pulse 7 u 8.', ['7', '8']],
    ['Enter four digits. Call 311. Dial 911. There are 3 of us.', []],
  ])('%s', (text, keys) => {
    expect([...listNamedKeys(text)]).toEqual(keys);
  });

  it.each([
    ['To stop these calls, press 9.', 'en', true],
    ['If you do not want to be called, press 9 and we will not call you.', 'en', true],
    ['To stop these calls, press 8.', 'en', false],
    ['For more, press 9.', 'en', false],
    ['Para no recibir más llamadas, oprima 9.', 'es', true],
    ['Para que dejemos de llamarle, marque nueve.', 'es', true],
    ['To stop these calls, press 9.', 'es', false],
  ] as const)('%s (%s) offers to stop: %s', (text, language, does) => {
    expect(offersStop(text, language)).toBe(does);
  });
});

describe('sentences', () => {
  it('begin where they are said, and are not ended by a point within', () => {
    expect(listSentences('Hello. It is $1,234.50!  Bye')).toEqual([
      { text: 'Hello.', start: 0 },
      { text: 'It is $1,234.50!', start: 7 },
      { text: 'Bye', start: 25 },
    ]);
    expect(listSentences(' ')).toEqual([]);
  });

  it('take their time', () => {
    expect(countSeconds(30)).toBe(2);
    expect(countSeconds(31)).toBe(2.1);
  });

  it('are quoted short', () => {
    expect(quote(' a  b ')).toBe('a b');
    expect(quote('a'.repeat(200))).toHaveLength(120);
  });
});
