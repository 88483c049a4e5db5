import type { ImportKind } from '@ringfence/domain/imports/import-words';
import type { RowReading } from '@ringfence/domain/imports/imported-row';
import { createRowReader } from '@ringfence/domain/imports/read-row';
import { suggestMapping } from '@ringfence/domain/imports/suggest-mapping';
import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { memorySource } from './testing/memory-source.ts';
import { readAll } from './testing/read-all.ts';

const now = new Date('2026-06-10T16:00:00Z');

interface Given {
  kind?: ImportKind;
  country?: string;
  fileName?: string;
}

/** Reads a file as it would be read if nobody changed anything that is suggested. */
async function read(lines: readonly string[], given: Given = {}): Promise<RowReading[]> {
  const { kind = 'debtors', country = 'US', fileName = 'debtors.txt' } = given;
  const source = memorySource(lines.join('\r\n'));
  const { format, lines: first } = await inspectFile(source, fileName);
  const { mapping } = suggestMapping({
    kind,
    format,
    header: first.find(({ line }) => line === format.headerLine)?.cells ?? [],
    rows: first.filter(({ line }) => line > format.headerLine).map(({ cells }) => cells),
    country,
    currency: country === 'MX' ? 'MXN' : country === 'ES' ? 'EUR' : 'USD',
    zone: 'America/Chicago',
    layouts: [],
  });
  const readRow = createRowReader(mapping, now);
  return (await readAll(source, format)).map(({ cells }) => readRow(cells));
}

/** The person, first phone, balance and reference of each row; its reason where it was rejected. */
async function tell(lines: readonly string[], given: Given = {}) {
  return (await read(lines, given)).map((reading) => {
    if (reading.kind === 'rejected') return reading.reason;
    if (reading.kind !== 'debtor') throw new Error(reading.kind);
    const { externalReference, fullName, phones, debts } = reading.debtor;
    const [reference] = externalReference.split('auto-');
    return [reference, fullName, phones[0]?.e164 ?? null, debts[0]?.balanceMinor ?? null];
  });
}

describe('files as agencies send them', () => {
  it('from an AS/400: columns of one width, divided by bars, with a line of totals', async () => {
    expect(
      await tell([
        'ACCT_NO   |CUST_NAME                |PHONE_NO    |CUR_BAL      |OPEN_DT ',
        '0000012345|SMITH, JOHN Q            |3125550142  |0000001234.56|20240131',
        '0000012346|DOE JR, JANE             |312-555-0143|0000000080.00|00000000',
        '0000012347|LOPEZ, MARIA             |3125550144  |0000000012.50-|20250228',
        'TOTAL     |1,234 ROWS               |            |0000000000.00|        ',
      ]),
    ).toEqual([
      ['0000012345', 'JOHN Q SMITH', '+13125550142', 123456],
      ['0000012346', 'JANE DOE JR', '+13125550143', 8000],
      ['0000012347', 'MARIA LOPEZ', '+13125550144', 0],
      'totals_row',
    ]);
  });

  it('with everything between quotation marks, even numbers and nothing', async () => {
    expect(
      await tell([
        '"Account Number","First Name","Middle Name","Last Name","Suffix","Home Phone","Current Balance"',
        '"00123","John","Q","Smith, the elder","Sr","(312) 555-0142","$1,234.50"',
        '"00124","Jane","","O\'Neil ""Janie""","","(312) 555-0143",""',
      ]),
    ).toEqual([['00123', 'John Q Smith, the elder Sr', '+13125550142', 123450], 'balance_missing']);
  });

  it('from Spain: semicolons, commas before the cents, two surnames, days first', async () => {
    const readings = await read(
      [
        'Nº de cuenta;Nombre;Primer apellido;Segundo apellido;Teléfono;Saldo;Fecha de vencimiento',
        'C-1;Juan;Pérez;García;612 34 56 78;1.234,56;31/01/2026',
        'C-2;Ana;Ruiz;;+34 612 345 679;80,5;28.02.26',
        'C-3;Luis;Gil;Mora;612345670;(12,50);1 de marzo de 2026',
      ],
      { country: 'ES' },
    );
    expect(readings).toMatchObject([
      {
        debtor: {
          externalReference: 'C-1',
          fullName: 'Juan Pérez García',
          phones: [{ e164: '+34612345678' }],
          debts: [{ balanceMinor: 123456, currency: 'EUR', dueOn: '2026-01-31' }],
        },
      },
      { debtor: { fullName: 'Ana Ruiz', debts: [{ balanceMinor: 8050, dueOn: '2026-02-28' }] } },
      {
        debtor: { debts: [{ balanceMinor: 0, dueOn: '2026-03-01' }] },
        warnings: [{ code: 'balance_credit', column: 'Saldo', value: '(12,50)' }],
      },
    ]);
  });

  it('that went through Excel, which has shortened phones and references', async () => {
    const readings = await read([
      'Reference,Name,Phone,Balance',
      '1.23457E+11,Jane Doe,3125550142,5.00',
      'A-2,John Roe,3.12555E+09,6.00',
      'A-3,Ann Lee,3125550143.0,7.00',
    ]);
    expect(readings).toMatchObject([
      { reason: 'digits_lost', column: 'Reference', value: '1.23457E+11' },
      { reason: 'digits_lost', column: 'Phone', value: '3.12555E+09' },
      { debtor: { externalReference: 'A-3', phones: [{ e164: '+13125550143' }] } },
    ]);
  });

  it('with days that are none, and years of two digits', async () => {
    const readings = await read([
      'Acct,Name,Phone,Balance,Date Opened,Due Date,DOB',
      '1,Jane Doe,3125550142,5.00,00/00/0000,03/04/26,03/04/62',
      '2,John Roe,3125550143,6.00,01/00/1900,12/31/99,1/1/1900',
      '3,Ann Lee,3125550144,7.00,0000-00-00,12/31/9999,00/00/00',
    ]);
    expect(readings).toMatchObject([
      { debtor: { birthYear: 1962, debts: [{ openedOn: null, dueOn: '2026-03-04' }] } },
      { debtor: { birthYear: null, debts: [{ openedOn: null, dueOn: '1999-12-31' }] } },
      { debtor: { birthYear: null, debts: [{ openedOn: null, dueOn: null }] } },
    ]);
    for (const reading of readings) expect(reading).toMatchObject({ warnings: [] });
  });

  it('with extensions and half numbers, which nobody may call', async () => {
    expect(
      await tell([
        'Acct,Debtor,Phone1,Phone2,Amount Due',
        '1,"SMITH, JOHN Q",555-1234 x12,,10.00',
        '2,"ROE, ANN",312-555-0142 ext. 4,312-555-0143,10.00',
        '3,"LEE, BO",H: 312-555-0144,312-555-0145 (cell),10.00',
      ]),
    ).toEqual([
      'phone_invalid',
      ['2', 'ANN ROE', '+13125550143', 1000],
      ['3', 'BO LEE', '+13125550144', 1000],
    ]);
  });

  it('with a report above the header and totals below the last row', async () => {
    expect(
      await tell([
        'PLACEMENT REPORT',
        'Client: Mercy Hospital,,Run date: 06/01/2026,',
        '',
        'Account,Patient Name,Phone,Balance',
        'M-1,"Doe, Jane",(312) 555-0142,"1,250.00"',
        'M-2,"Roe, Al",(312) 555-0143,80.00',
        'Grand Total,,,"1,330.00"',
        'TOTAL 1,234 rows',
        '*** END OF REPORT ***',
      ]),
    ).toEqual([
      ['M-1', 'Jane Doe', '+13125550142', 125000],
      ['M-2', 'Al Roe', '+13125550143', 8000],
      'totals_row',
      'totals_row',
      'totals_row',
    ]);
  });

  it('with credits in every writing, beside debits', async () => {
    const rows = [
      'Ref\tName\tPhone\tBalance',
      'A\tAnn Lee\t3125550141\t12.50 DR',
      'B\tBo Lee\t3125550142\t12.50 CR',
      'C\tCy Lee\t3125550143\t($12.50)',
      'D\tDi Lee\t3125550144\t-12.50',
      'E\tEd Lee\t3125550145\t+0012.50',
      'F\tFay Lee\t\t12.50-',
    ];
    expect(await tell(rows)).toEqual([
      ['A', 'Ann Lee', '+13125550141', 1250],
      ['B', 'Bo Lee', '+13125550142', 0],
      ['C', 'Cy Lee', '+13125550143', 0],
      ['D', 'Di Lee', '+13125550144', 0],
      ['E', 'Ed Lee', '+13125550145', 1250],
      ['F', 'Fay Lee', null, 0],
    ]);
  });

  it('from Mexico: paternal and maternal surnames, and pesos', async () => {
    expect(
      await tell(
        [
          'No. Cliente,Nombres,Apellido Paterno,Apellido Materno,Celular,Saldo Vencido',
          '7,JOSÉ LUIS,HERNÁNDEZ,DE LA CRUZ,55 1234 5678,"$1,250.00 M.N."',
          '8,MARÍA,,SOTO,(55) 1234-5679,"80.00"',
          'TOTAL DE REGISTROS,2,,,,"1,330.00"',
        ],
        { country: 'MX' },
      ),
    ).toEqual([
      ['7', 'JOSÉ LUIS HERNÁNDEZ DE LA CRUZ', '+525512345678', 125000],
      ['8', 'MARÍA SOTO', '+525512345679', 8000],
      'totals_row',
    ]);
  });

  it('of past calls from a dialer, with date and time apart', async () => {
    const readings = await read(
      [
        'lead_id|phone_number|call_date|call_time|status',
        'A-1|3125550142|06/09/2026|14:05:30|NA',
        'A-1|3125550142|06/08/2026|02:05 PM|RPC - PTP',
        'A-2|3125550143|06/08/2026|00:00:00|VM',
        'A-2|3125550143|06/08/2026||B',
      ],
      { kind: 'calls' },
    );
    expect(readings).toMatchObject([
      { call: { occurredAt: '2026-06-09T19:05:30.000Z', outcome: 'no_answer' } },
      { call: { occurredAt: '2026-06-08T19:05:00.000Z', outcome: 'conversation' } },
      { call: { occurredAt: '2026-06-09T04:59:59.000Z', outcome: 'voicemail' } },
      { call: { occurredAt: '2026-06-09T04:59:59.000Z', outcome: 'busy' } },
    ]);
  });
});
