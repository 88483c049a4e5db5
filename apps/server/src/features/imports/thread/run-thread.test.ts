import type { Mapping } from '@ringfence/domain/imports/mapping';
import { describe, expect, it } from 'vitest';
import type { FileSource } from '../files/file-source.ts';
import { openWholeFile } from '../open-source.ts';
import { inspectInThread, readInThread } from './ask-thread.ts';
import { giveThread, takeThread } from './keep-thread.ts';
import type { FromThread, ReadingTotals } from './messages.ts';

const fields = ['full_name', 'phone', 'balance'] as const;
const mapping: Mapping = {
  kind: 'debtors',
  format: {
    kind: 'text',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    headerLine: 1,
    entry: null,
  },
  columns: fields.map((field) => ({ name: field, field, position: 0, customName: null })),
  country: 'US',
  currency: 'USD',
  dateOrder: 'month_first',
  decimalMark: 'point',
  zone: 'America/Chicago',
  missingRule: 'leave',
};

const write = (count: number) =>
  new TextEncoder().encode(
    `Name,Phone,Balance\n${'Ann Lee,312-555-0101,5\n'.repeat(count)}Bob Ray,,6\n`,
  );

async function read(source: FileSource): Promise<ReadingTotals> {
  const order = { organizationId: 'o', importId: 'i', mapping, now: new Date('2026-06-10') };
  const parts = readInThread(source, order);
  for (;;) {
    const step = await parts.next();
    if (step.done === true) return step.value;
  }
}

const timeout = 60_000;

describe('a thread that reads files', { timeout }, () => {
  it('does one task after another, also after a file that cannot be read', async () => {
    const worker = takeThread();
    await giveThread(worker);
    for (const count of [1, 5_000, 3]) {
      expect(await read(openWholeFile(write(count)))).toMatchObject({
        rows: count + 1,
        staged: count,
        rejections: [{ reason: 'phone_missing', rows: 1 }],
      });
      const broken = openWholeFile(new TextEncoder().encode('PK\u0003\u0004nothing'));
      await expect(inspectInThread(broken, 'a.xlsx', undefined)).rejects.toMatchObject({
        code: 'file_unreadable',
      });
    }
    const after = takeThread();
    await giveThread(after);
    expect(after).toBe(worker);
  });

  it('hands out no card number that stands in a file of payments', async () => {
    const names = ['reference', 'payment_amount', 'paid_on', 'payer_reference'] as const;
    const columns = names.map((field) => ({ name: field, field, position: 0, customName: null }));
    const order = {
      organizationId: 'o',
      importId: 'i',
      mapping: { ...mapping, kind: 'payments' as const, columns },
      now: new Date('2026-06-10'),
    };
    const card = '4111111111111111';
    const text = `a,b,c,d\nA1,5,6/9/2026,${card}\nA2,much,6/9/2026,${card}\nA3,5,6/9/2026,T3 \n`;
    let handed = '';
    const parts = readInThread(openWholeFile(new TextEncoder().encode(text)), order);
    for (;;) {
      const step = await parts.next();
      if (step.done === true) {
        expect(step.value).toMatchObject({ rows: 3, staged: 1 });
        handed += JSON.stringify(step.value);
        break;
      }
      const { content } = step.value;
      handed += typeof content === 'string' ? content : new TextDecoder().decode(content);
    }
    expect(handed).toContain('A2');
    expect(handed).not.toContain('4111');
  });

  it('ends when its reader stops, and another takes its place', async () => {
    const order = { organizationId: 'o', importId: 'i', mapping, now: new Date('2026-06-10') };
    for await (const part of readInThread(openWholeFile(write(20_000)), order)) {
      expect(part.kind).toBe('rows');
      break;
    }
    expect(await read(openWholeFile(write(2)))).toMatchObject({ rows: 3 });
  });

  it('tells that the rest cannot be read, also while its rows are being dealt with', async () => {
    const order = { organizationId: 'o', importId: 'i', mapping, now: new Date('2026-06-10') };
    const worker = takeThread();
    await giveThread(worker);
    const refused = Promise.withResolvers<void>();
    const whole = openWholeFile(Buffer.concat([write(4_000), Buffer.alloc(2 * 1024 ** 2, 'x')]));
    const source: FileSource = {
      ...whole,
      read(from, to) {
        if (from === 0) {
          worker.on('message', (message: FromThread) => {
            if (message.kind === 'unreadable') refused.resolve();
          });
        }
        return whole.read(from, to);
      },
    };
    const parts = readInThread(source, order);
    expect((await parts.next()).value).toMatchObject({ kind: 'rows' });
    await refused.promise;
    const readOn = async () => {
      while ((await parts.next()).done !== true);
    };
    await expect(readOn()).rejects.toMatchObject({
      code: 'file_unreadable',
      explanation: { reason: 'line_too_long' },
    });
  });

  it('ends when the person has left, however long it would have read', async () => {
    const leaving = new AbortController();
    const waiting = Promise.withResolvers<void>();
    const silent: FileSource = {
      bytes: 1000,
      // It never gives what it is asked for.
      async *read() {
        waiting.resolve();
        yield await new Promise<Uint8Array>(() => {});
      },
    };
    const inspecting = inspectInThread(silent, 'a.csv', undefined, leaving.signal);
    await waiting.promise;
    leaving.abort(new Error('gone'));
    await expect(inspecting).rejects.toThrow('gone');
    expect(await read(openWholeFile(write(2)))).toMatchObject({ rows: 3 });
  });

  it('asks for small parts of a file, however large it is', async () => {
    const whole = openWholeFile(write(20_000));
    let most = 0;
    const source: FileSource = {
      ...whole,
      read(from, to) {
        most = Math.max(most, Math.min(to, whole.bytes) - from);
        return whole.read(from, to);
      },
    };
    expect(await read(source)).toMatchObject({ rows: 20_001 });
    expect(most).toBeLessThanOrEqual(256 * 1024);
  });
});
