import { writeMicro } from '@ringfence/domain/money/write-cost';
import type { Block } from './report.ts';
import { heading } from './shared-blocks.ts';
import { fieldsOf, rowsOf, showValue } from './show-value.ts';

/** In units of its currency, exact to a millionth; "not known" where there was no rate. */
export function showCost(amountMicro: unknown, currency: unknown): string {
  return typeof amountMicro === 'number' && typeof currency === 'string'
    ? `${writeMicro(amountMicro)} ${currency}`
    : 'not known';
}

const showSeconds = (seconds: unknown): string =>
  typeof seconds === 'number' ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : 'none';

const legWords: Readonly<Record<string, string>> = {
  call: 'To the person',
  staffed_line: 'To the staffed line',
};

function describeLeg(leg: unknown): string[] {
  const { leg: kind, country, seconds, currency, ...rate } = fieldsOf(leg);
  const increment = Number(rate.incrementSeconds);
  const perCall = Number(rate.perCallMicro);
  const charged = `${showCost(rate.perMinuteMicro, currency)} a minute, by ${increment === 1 ? 'the second' : `each ${increment} seconds begun`}`;
  return [
    legWords[String(kind)] ?? showValue(kind),
    showValue(country),
    showSeconds(seconds),
    perCall === 0 ? charged : `${charged}, and ${showCost(perCall, currency)} a call`,
    showCost(rate.amountMicro, currency),
  ];
}

/** What the call cost, leg by leg. Evidence from before costs were in it has no such section. */
export function describeCost(cost: unknown): Block[] {
  const { amountMicro, currency, country, seconds, connectedSeconds, connectedCountry, legs } =
    fieldsOf(cost);
  const isKnown = typeof amountMicro === 'number';
  const rows: [string, string][] = [
    ['Cost', showCost(amountMicro, currency)],
    ['Country of the number', showValue(country)],
    ['From the answer to the end', showSeconds(seconds)],
    ['With a staffed line', showSeconds(connectedSeconds)],
  ];
  if (typeof connectedSeconds === 'number') {
    rows.push(['Country of the staffed line', showValue(connectedCountry)]);
  }
  return [
    heading('What it cost'),
    { kind: 'terms', rows },
    ...(isKnown
      ? []
      : [
          {
            kind: 'text' as const,
            text: 'The cost is not known: the call has not ended, or the carrier account had no rate for it when it did.',
          },
        ]),
    ...(rowsOf(legs).length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: ['Leg', 'Country', 'Length', 'Rate', 'Cost'],
            widths: [0.2, 0.1, 0.14, 0.4, 0.16],
            rows: rowsOf(legs).map(describeLeg),
            empty: '',
          },
        ]),
  ];
}
