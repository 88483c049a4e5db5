import type { ScriptLanguage } from '../script.ts';
import type { BadCase } from './bad-case.ts';
import { append, rewrite } from './change-script.ts';

/** Ways to speak of a debt without the word. */
export const euphemisms: Readonly<Record<ScriptLanguage, readonly string[]>> = {
  en: [
    'It is about your outstanding Visa card.',
    'It is about past-due rent.',
    'This is the recovery department about a judgment.',
    'It is about your obligation.',
    'It is about hospital charges.',
    'There is a late fee.',
    'We have sent you a statement.',
    'You can still avoid foreclosure.',
    'We want to help you avoid eviction.',
    'There is an overdraft.',
    'You are behind.',
    'You’re behind with us.',
    'It is about 300 USD.',
    'It is about 300 euros.',
    'It is about €300.',
    'We call on behalf of First National Bank.',
    'We call on behalf of our client.',
    'We call about your promise.',
    'An invoice is open.',
    'A bill is open.',
    'We are attorneys.',
  ],
  es: [
    'Se trata de un alquiler pendiente.',
    'Se trata de una obligación.',
    'Hay un recibo sin liquidar.',
    'Se trata de la suma de 300 euros.',
    'Llamamos por su promesa.',
    'Hay una factura.',
    'Existe un adeudo.',
    'Se trata de su hipoteca.',
    'Queremos evitar un embargo.',
    'Queremos evitar un juicio.',
    'Hay un atraso.',
    'Llamamos de parte de su banco.',
    'Se trata de 300 MXN.',
    'Llamamos por su tarjeta.',
  ],
};

const makeCase =
  (language: ScriptLanguage) =>
  (sentence: string): BadCase => [
    'debt_before_check',
    sentence,
    rewrite('greeting', 'words', append(sentence), language),
    { partId: 'greeting', language, values: { quote: sentence } },
  ];

/** A debt that is heard too early, in other words. */
export const badEuphemisms: readonly BadCase[] = [
  ...euphemisms.en.map(makeCase('en')),
  ...euphemisms.es.map(makeCase('es')),
];
