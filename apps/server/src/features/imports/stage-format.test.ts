import { describe, expect, it } from 'vitest';
import { makeDebtor } from '../../testing/imports/upload-rows.ts';
import { createStageWriter, stageTarget } from './stage-format.ts';

const write = createStageWriter('organization', 'import');
const cellsOf = (row: string) => {
  expect(row.endsWith('\n')).toBe(true);
  const values = row.slice(0, -1).split('\t');
  expect(values).toHaveLength(stageTarget.columns.length);
  return Object.fromEntries(stageTarget.columns.map((column, index) => [column, values[index]]));
};

describe('a row on its way to the staging table', () => {
  it('has the first phone and debt in columns, and further ones in JSON', () => {
    const reading = makeDebtor('A', {
      consent: false,
      phones: [{ e164: '+13125550101' }, { e164: '+13125550102', label: 'Work' }],
      isServiceMember: true,
      debts: [
        {
          balanceMinor: 5,
          dueOn: '2026-03-04',
          kind: 'medical',
          isTimeBarred: true,
          role: 'spouse',
        },
      ],
    });
    expect(cellsOf(write({ line: 7, cells: ['A', 'x'], reading }))).toMatchObject({
      organization_id: 'organization',
      import_id: 'import',
      line: '7',
      cells: '["A","x"]',
      external_reference: 'A',
      consent: 'f',
      do_not_call: '\\N',
      is_service_member: 't',
      e164: '+13125550101',
      more_phones: '[{"e164":"+13125550102","lineType":"unknown","label":"Work","place":null}]',
      balance_minor: '5',
      due_on: '2026-03-04',
      debt_kind: 'medical',
      is_time_barred: 't',
      person_role: 'spouse',
      first_contact_on: '\\N',
      more_debts: '\\N',
      custom: '\\N',
      content: '\\N',
    });
  });

  it('keeps whatever would end a value or a row', () => {
    const reading = makeDebtor('A\\N', { fullName: 'Ann\tLee\nof\r\\', custom: { a: 'b\nc' } });
    const { full_name, external_reference, cells, custom } = cellsOf(
      write({ line: 1, cells: ['a\tb', '\\'], reading }),
    );
    expect(external_reference).toBe('A\\\\N');
    expect(full_name).toBe('Ann\\tLee\\nof\\r\\\\');
    expect(cells).toBe('["a\\\\tb","\\\\\\\\"]');
    expect(custom).toBe('{"a":"b\\\\nc"}');
  });

  it('has a row of history whole in its last column', () => {
    const call = {
      externalReference: 'A',
      e164: null,
      debtReference: null,
      occurredAt: '2026-05-01T15:00:00.000Z',
      direction: 'outbound',
      outcome: 'busy',
      evidence: '',
    } as const;
    const row = cellsOf(
      write({ line: 2, cells: [], reading: { kind: 'call', call, warnings: [] } }),
    );
    expect(JSON.parse(row.content ?? '')).toEqual(call);
    expect(row.external_reference).toBe('\\N');
  });
});
