import { foldText } from './clean-cell.ts';

/** What such a line is made of, folded: words of sums, counts and currencies, and figures. */
const words =
  'grand|sub|report|file|page|batch|general|totals?|totales|sum|suma|count|number|records?|rows?|lines?|accounts?|' +
  'accts?|debtors?|balances?|amounts?|due|owed|of|for|this|the|in|and|de|del|la|los|las|y|registros?|filas?|' +
  'cuentas?|deudores|saldos?|importes?|montos?|usd|mxn|cad|eur|gbp';
const sum = new RegExp(`^(?:${words}|\\d)+$`);
const isAboutSum =
  /totals?|totales|recordcount|rowcount|(?<!ac)count\d|registros?\d|(?:records|rows|registros|filas)$/;
const end = /^(?:endof(?:file|report|data|list)|eof|findel?(?:archivo|reporte|informe|listado))$/;

/**
 * Whether a row is no person but what reports write below their last line: "TOTAL 1,234 rows", "Grand
 * total,,$98,000.00", "*** END OF REPORT ***". Asked only of rows without a phone.
 */
export function isTotalsRow(cells: readonly string[]): boolean {
  const text = foldText(cells.join(' ').slice(0, 200));
  return (sum.test(text) && isAboutSum.test(text)) || end.test(text);
}
