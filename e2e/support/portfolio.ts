import type { SentFile } from './upload-file.ts';

/** As a bank sends it: a title above the header, semicolons, Windows-1252, amounts with a comma. */
export function writePortfolio(rows: readonly string[]): SentFile {
  const header = 'Nº de cuenta;Nombre completo;Celular;Teléfono 2;Saldo;Fecha de apertura';
  const lines = ['Cartera de Banco Norte;;;;;', ';;;;;', header, ...rows];
  return {
    name: 'cartera.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  };
}

/** A row without a number, one without an amount, and one twice. */
export const sent = [
  'A-1;José Núñez;(312) 555-0142;312-555-0143;1.234,50;03/04/2025',
  'A-2;María Peña;(212) 555-0187;;89,99;25/12/2024',
  'A-3;Sin Teléfono;;;100,00;01/02/2025',
  'A-4;Sin Saldo;(415) 555-0119;;mucho;01/02/2025',
  'A-2;María Peña;(212) 555-0187;;89,99;25/12/2024',
];
/** The same people a week later, with what was wrong put right. */
export const corrected = [
  'A-1;José Núñez;(312) 555-0142;312-555-0143;1.000,00;03/04/2025',
  'A-2;María Peña;(212) 555-0187;;89,99;25/12/2024',
  'A-3;Sin Teléfono;(415) 555-0133;;100,00;01/02/2025',
  'A-4;Sin Saldo;(415) 555-0119;;55,00;01/02/2025',
];
