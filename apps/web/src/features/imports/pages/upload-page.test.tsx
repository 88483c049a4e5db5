import type { ImportDetail, ImportSummary } from '@ringfence/contract/imports';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import {
  createDetail,
  createFindings,
  createInspection,
  createProgress,
  createSummary,
} from '../testing/create-import.ts';
import { UploadPage } from './upload-page.tsx';

vi.mock('../../live/index.ts', () => ({ computeBackoff: () => 0, wait: async () => {} }));

const harbor = createWorkplace('Harbor');

async function renderStep(
  detail: ImportDetail,
  more = '',
  language: 'en' | 'es' = 'en',
  known: ComponentProps<typeof WithWorkplace>['known'] = [],
) {
  const key = harbor.queries.imports.show.queryKey({ input: { importId: detail.id } });
  const lists = harbor.queries.lists.list.queryKey({ input: { limit: 200 } });
  const at = `/debtors/upload?import=${detail.id}${more}`;
  return renderMarkup(
    <WithWorkplace
      current={harbor}
      known={[[key, detail], [lists, { lists: [], nextCursor: null }], ...(known ?? [])]}
    >
      <UploadPage />
    </WithWorkplace>,
    { at, language },
  );
}

async function renderFirst(imports: readonly ImportSummary[]) {
  const { list } = harbor.queries.imports;
  const past = list.infiniteKey({ input: () => ({ limit: 20 }), initialPageParam: null });
  const open = list.queryKey({ input: { open: true, limit: 50 } });
  const page = { imports, nextCursor: null };
  return renderMarkup(
    <WithWorkplace
      current={harbor}
      known={[
        [past, { pages: [page], pageParams: [null] }],
        [open, page],
      ]}
    >
      <UploadPage />
    </WithWorkplace>,
    { at: '/debtors/upload' },
  );
}

describe('the first step', () => {
  it('tells apart what is unfinished and what was uploaded before', async () => {
    const { text, markup } = await renderFirst([
      createSummary({ id: 'b', state: 'matching', fileName: 'april.csv' }),
      createSummary({ id: 'a' }),
      createSummary({ id: 'c', state: 'undone', fileName: 'may.csv' }),
    ]);
    expect(text).toContain('Unfinished uploads Pick up where you left off. april.csv');
    expect(text).toContain('4 new, 3 changed, 2 unchanged, 2 rows rejected');
    const links = findTags(markup, 'a').map(({ href }) => href);
    expect(links).toContain('/debtors/upload?import=b');
    const labels = findTags(markup, 'button').map((tag) => tag['aria-label']);
    expect(labels).toContain('Undo march.csv');
    expect(labels).not.toContain('Undo may.csv');
  });

  it('says so where nothing was uploaded', async () => {
    const { text } = await renderFirst([]);
    expect(text).toContain('No uploads yet');
    expect(text).not.toContain('Unfinished uploads');
  });

  it.each([
    ['a member', { standing: 'member' as const }, /permi/i],
    ['a suspended organization', { isSuspended: true }, /suspended/],
  ])('is not there for %s', async (_who, given, words) => {
    const { text, markup } = await renderMarkup(
      <WithWorkplace current={createWorkplace('Harbor', given)}>
        <UploadPage />
      </WithWorkplace>,
      { at: '/debtors/upload' },
    );
    expect(text).toMatch(words);
    expect(markup).not.toContain('type="file"');
  });

  it('asks for the organization first where none is chosen', async () => {
    const { markup, text } = await renderMarkup(
      <WithWorkplace mode="admin" isSuperAdmin current={createWorkplace(null)}>
        <UploadPage />
      </WithWorkplace>,
      { at: '/debtors/upload' },
    );
    expect(text).toContain('Choose the organization first');
    expect(markup).not.toContain('type="file"');
  });
});

describe('an upload that was broken off', () => {
  it('asks for the same file again', async () => {
    const { text } = await renderStep(createDetail({ state: 'uploading', receivedBytes: 512 }));
    expect(text).toContain('512 bytes of 1 kB uploaded. Choose march.csv again');
  });

  it('asks for no file where all of it is here', async () => {
    const { text, markup } = await renderStep(createDetail({ state: 'uploading' }));
    expect(text).toContain('Upload complete.');
    expect(markup).not.toContain('type="file"');
  });
});

describe('matching the columns', () => {
  const detail = createDetail({ state: 'matching', inspection: createInspection() });

  it('tells how the file is read, how sure each column is, and why', async () => {
    const { text } = await renderStep(detail);
    expect(text).toContain('Windows-1252, columns separated by semicolons');
    expect(text).toContain('column names in line 3');
    expect(text).toMatch(/Sure by name.*Likely by content.*Please check by content/);
    expect(text).toContain('1.234,50, read as $1,234.50');
  });

  it('names the layout that was recognised', async () => {
    const inspection = createInspection({
      layout: { id: '1', name: 'Bank, weekly', destination: null },
    });
    const { text } = await renderStep({ ...detail, inspection });
    expect(text).toContain('Matched with your saved layout “Bank, weekly”.');
  });

  it('asks for list and consent of people, and of history not', async () => {
    expect((await renderStep(detail)).text).toContain('How were the numbers obtained?');
    const inspection = createInspection();
    inspection.mapping.kind = 'calls';
    const { text } = await renderStep({ ...detail, kind: 'calls', inspection });
    expect(text).not.toContain('How were the numbers obtained?');
    expect(text).toContain('Time zone of dates and times');
  });

  it('goes on with what was filled in before', async () => {
    const inspection = createInspection();
    const columns = inspection.mapping.columns.map((column, index) =>
      index === 0 ? { ...column, field: 'custom' as const, customName: 'Apodo' } : column,
    );
    const draft: ImportDetail['draft'] = {
      mapping: { ...inspection.mapping, columns },
      isNewList: true,
      listId: '',
      listName: 'Spring portfolio',
      obtainedHow: 'given_to_us',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
      layout: { isKept: true, name: 'Weekly file' },
    };
    const { markup } = await renderStep({ ...detail, draft });
    const values = findTags(markup, 'input').map(({ value }) => value);
    for (const value of ['Apodo', 'Spring portfolio', 'First Bank', '2026-01-02', 'Weekly file']) {
      expect(values).toContain(value);
    }
    const format = { ...inspection.format, headerLine: 9 };
    const reread = await renderStep({
      ...detail,
      inspection: { ...inspection, format },
      draft,
    });
    const after = findTags(reread.markup, 'input').map(({ value }) => value);
    expect(after).toContain('Spring portfolio');
    expect(after).not.toContain('Apodo');
  });

  it('warns of the same file on its way a second time', async () => {
    const { text } = await renderStep({ ...detail, twins: [{ id: 'x', createdBy: 'Omar' }] });
    expect(text).toContain('Omar is uploading the same file.');
  });
});

describe('what was found', () => {
  const detail = createDetail({
    state: 'checked',
    inspection: createInspection(),
    findings: createFindings(),
  });

  it('is shown by cause, with line, column, value and what was expected', async () => {
    const { text } = await renderStep(detail);
    expect(text).toContain('The phone number is missing. Expected: At least one phone number.');
    expect(text).toMatch(/Rows 2 Column Tel Examples Line 7: empty/);
    expect(text).toContain('Line 9: nobody');
    expect(text).toContain('Change in total balance, USD -$125.50');
    expect(text).toContain('People with paid debts 1');
    expect(text).not.toContain('Names changed');
  });

  it('is shown in Spanish too', async () => {
    const { text } = await renderStep(detail, '', 'es');
    expect(text).toContain('Falta el número de teléfono. Se esperaba: Al menos un número');
  });

  it('says when somebody changed the same people meanwhile', async () => {
    const reason = 'changed_meanwhile';
    const failure = { code: reason, detail: 'x', reason, values: {} };
    const { text } = await renderStep({ ...detail, failure });
    expect(text).toContain('so nothing was saved');
  });

  it('leads back to the columns', async () => {
    const { markup } = await renderStep(detail);
    const back = `/debtors/upload?import=${detail.id}&amp;step=columns`;
    expect(findTags(markup, 'a').map(({ href }) => href)).toContain(back);
    expect((await renderStep(detail, '&step=columns')).text).toContain('Check rows');
  });

  it('names what each status was read as, with counts', async () => {
    const status = { column: 'Estado' };
    const findings = createFindings({
      statuses: [
        { ...status, word: 'DNC', meaning: 'medium_stop', rows: 76 },
        { ...status, word: 'Deceased', meaning: 'deceased', rows: 40 },
        { ...status, word: 'Act', meaning: 'open', rows: 900 },
        { ...status, word: 'Zzz', meaning: null, rows: 2 },
      ],
    });
    const { text } = await renderStep({ ...detail, findings });
    expect(text).toContain('76 do not call, 40 deceased');
    expect(text).toContain('Zzz Read as Not understood');
  });

  it('lists whom the file makes callable, and asks whether to call them', async () => {
    const findings = createFindings({ callable: { people: 8, restricted: 1 } });
    const people = harbor.queries.imports.callable.infiniteKey({
      input: () => ({ importId: detail.id, limit: 20 }),
      initialPageParam: null,
    });
    const person = {
      contactId: '0199c7a2-0000-7000-8000-000000000009',
      fullName: 'Ann Lee',
      phone: '+1 312 *** **42',
      line: 2,
      reasons: ['debt_reopened' as const],
      restrictions: ['deceased' as const],
      isWaiting: true,
    };
    const page = { people: [person], nextCursor: null };
    const { text, markup } = await renderStep({ ...detail, findings }, '', 'en', [
      [people, { pages: [page], pageParams: [null] }],
    ]);
    expect(text).toContain('This file makes 8 people callable again');
    expect(text).toContain('1 of them is still not called');
    expect(text).toContain('Call these people again');
    expect(text).toContain('A closed debt is open again');
    expect(text).toContain('deceased');
    const links = findTags(markup, 'a').map(({ href }) => href);
    expect(links).toContain(`/debtors/contacts/${person.contactId}`);
  });

  it('is not stored before it is said what negative balances are', async () => {
    const findings = createFindings({ asks: 'negative_balances' });
    const { text, markup } = await renderStep({ ...detail, findings });
    expect(text).toContain('Every balance in this file is negative. What are these amounts?');
    expect(text).toContain('Amounts owed');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Save/);
  });

  it('is not stored before it was looked at who can be called though a rejected row may forbid it', async () => {
    const contactId = '0199c7a2-0000-7000-8000-000000000009';
    const unheeded = { people: 3, examples: [{ contactId, fullName: 'Ann Lee' }] };
    const { text, markup } = await renderStep({
      ...detail,
      findings: createFindings({ unheeded }),
    });
    expect(text).toContain('3 people can still be called, though rejected rows may forbid it');
    expect(text).toContain('Ann Lee And 2 more.');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Save/);
  });

  it('cannot be stored where no row can', async () => {
    const findings = createFindings({ added: 0, changed: 0, unchanged: 0 });
    const { text, markup } = await renderStep({ ...detail, findings });
    expect(text).toContain('No row can be saved.');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Save/);
  });
});

describe('the end of an upload', () => {
  it('tells who waits', async () => {
    const { text } = await renderStep(createDetail({ waiting: 3 }));
    expect(text).toContain('3 people stay as before');
  });

  it('leads to the list, to calling it and to another file', async () => {
    const { markup, text } = await renderStep(createDetail({ findings: createFindings() }));
    expect(text).toContain('march.csv was added to the list March portfolio.');
    expect(text).toContain('Undo this upload');
    const links = findTags(markup, 'a').map(({ href }) => href);
    expect(links).toEqual(
      expect.arrayContaining([
        '/debtors/list/0199c7a2-0000-7000-8000-000000000002',
        '/activity/scheduled/campaigns/new?list=0199c7a2-0000-7000-8000-000000000002',
        '/debtors/upload',
      ]),
    );
  });

  it.each(['undone', 'cancelled', 'failed'] as const)('is shown where it was %s', async (state) => {
    const failure =
      state === 'failed'
        ? { code: 'of_tomorrow', detail: 'It is broken.', reason: null, values: {} }
        : null;
    const { text } = await renderStep(createDetail({ state, failure }));
    expect(text).toContain('march.csv');
    expect(text).toContain('Upload another file');
    expect(text.includes('It is broken.')).toBe(state === 'failed');
  });

  it('tells in the language of the reader why a file could not be read', async () => {
    const values = { line: 7 };
    const failure = {
      code: 'file_unreadable',
      detail: 'Line 7 is longer than 1 MB.',
      reason: 'line_too_long',
      values,
    };
    const { text } = await renderStep(createDetail({ state: 'failed', failure }), '', 'es');
    expect(text).toContain('La línea 7 pasa de 1 MB');
    const full = { code: 'storage_full', detail: 'No room.', reason: null, values: {} };
    const other = await renderStep(createDetail({ state: 'failed', failure: full }), '', 'es');
    expect(other.text).not.toContain('No room.');
  });

  const progress = createProgress({
    done: 2500,
    total: 10_000,
    phase: 'storing',
    rows: { done: 2, total: 8, isTotalExact: true },
    rowsPerSecond: 3,
    secondsLeft: 6,
  });

  it.each([
    ['checking', 'Checking every row Nothing is saved yet. 2 of 8 rows'],
    ['storing', 'Saving Either everything is saved or nothing.'],
    ['undoing', 'Undoing the upload'],
  ] as const)('is shown while it is %s', async (state, words) => {
    const { text, markup } = await renderStep(createDetail({ state, progress }));
    expect(text).toContain(words);
    expect(text).toContain('2 of 8 rows · 3 rows per second · about 6 seconds left');
    expect(markup).toContain('aria-valuenow="25"');
  });

  it('is read out in words by its bar, and by itself only every quarter', async () => {
    const { markup, text } = await renderStep(createDetail({ state: 'storing', progress }));
    const bar = findTags(markup, 'div').find(({ role }) => role === 'progressbar');
    expect(bar).toMatchObject({
      'aria-label': 'Saving',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuetext': '25%, 2 of 8 rows, 3 rows per second, about 6 seconds left',
    });
    expect(text).toContain('left 25% done');
    const next = createProgress({ ...progress, done: 2400, secondsLeft: 7 });
    const before = await renderStep(createDetail({ state: 'storing', progress: next }));
    expect(before.text).not.toContain('% done');
  });

  it('says what it is at where it counts no rows', async () => {
    const comparing = createProgress({ done: 1000, total: 10_000, phase: 'comparing' });
    const detail = createDetail({ state: 'checking', progress: comparing });
    expect((await renderStep(detail)).text).toContain('Comparing with your existing contacts');
    const { text } = await renderStep(detail, '', 'es');
    expect(text).toContain('Comparando con tus contactos existentes');
  });

  const waiting = { state: 'storing', waitsForTurn: true } as const;

  it('is shown while it waits for its turn', async () => {
    const detail = createDetail({ ...waiting, progress });
    const { text, markup } = await renderStep(detail);
    expect(text).toContain('This one starts automatically; you can leave this page. Queued…');
    expect(markup).not.toContain('aria-valuenow="25"');
  });

  it('is shown in Spanish while it waits', async () => {
    const { text } = await renderStep(createDetail(waiting), '', 'es');
    expect(text).toContain('En cola…');
  });

  it('is said to wait among the others', async () => {
    const { text } = await renderFirst([createSummary(waiting)]);
    expect(text).toContain('Queued');
  });
});
