import { describe, expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';
import { makeCall, makeLine, workedExample } from './testing/make-line.ts';

async function answer(...lines: string[]): Promise<string[]> {
  async function* send() {
    yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
  let printed = '';
  for await (const text of answerLines(send())) printed += text;
  return printed.split('\n').slice(0, -1);
}

/** The verdict with its time, and the codes that fail now with theirs. */
async function summarise(line: string): Promise<string[]> {
  const [printed = ''] = await answer(line);
  const { verdict, until, reasons } = JSON.parse(printed);
  const show = (word: string, time: string | null) => (time === null ? word : `${word} ${time}`);
  return [
    show(verdict, until),
    ...reasons.map((reason: { code: string; until: string | null }) =>
      show(reason.code, reason.until),
    ),
  ];
}

const living = (postalCode: string, phones: string[] = []) => ({
  person: { id: 'p1', postalCode, phones },
});

describe('the worked example', () => {
  it('is answered word for word', async () => {
    expect(await answer(JSON.stringify(workedExample))).toEqual([
      '{"verdict": "defer", "until": "2026-04-08T13:00:00Z", "reasons": [{"code": "FREQ_7IN7", "verdict": "defer", "until": "2026-04-08T05:00:00Z", "citation": "12 CFR 1006.14(b)(2)(i)(A)"}], "zones": ["America/Chicago"], "counts": {"a": 7}, "liftedBy": null}',
    ]);
  });

  it('is allowed with one call instead of seven', async () => {
    const once = { ...workedExample, history: workedExample.history.slice(0, 1) };
    expect(await answer(JSON.stringify(once))).toEqual([
      '{"verdict": "allow", "until": null, "reasons": [], "zones": ["America/Chicago"], "counts": {"a": 1}, "liftedBy": null}',
    ]);
  });
});

describe('the cases', () => {
  it.each([
    [1, 'fall-back day', '2026-11-01T12:15:00Z', '+12125550100', '10001', '2026-11-01T13:00:00Z'],
    [2, 'spring forward', '2026-03-09T01:05:00Z', '+12125550100', '10001', '2026-03-09T12:00:00Z'],
    [3, 'Arizona', '2026-07-15T14:30:00Z', '+16025550100', '85001', '2026-07-15T15:00:00Z'],
    [4, 'Indiana', '2026-01-14T13:30:00Z', '+12195550123', '46402', '2026-01-14T14:00:00Z'],
    [5, 'conflict', '2026-06-10T14:00:00Z', '+12125550100', '90001', '2026-06-10T15:00:00Z'],
  ])('%i, %s', async (_, _name, now, phone, zip, until) => {
    const line = makeLine(now, phone, living(zip));
    expect(await summarise(line)).toEqual([`defer ${until}`, `WINDOW_CLOSED ${until}`]);
    expect(await summarise(makeLine(until, phone, living(zip)))).toEqual(['allow']);
  });

  const chicago = '+13125550100';
  const evenings = workedExample.history;
  const inChicago = living('60601', [chicago]);

  it('6, seven days', async () => {
    const ask = (now: string, strict168h: boolean) => {
      const policy = { pack: 'us', strict168h };
      return summarise(makeLine(now, chicago, { ...inChicago, policy, history: evenings }));
    };
    const [evening, morning] = ['2026-04-08T01:45:00Z', '2026-04-08T13:00:00Z'];
    expect(await ask(evening, false)).toEqual([
      'defer 2026-04-08T13:00:00Z',
      'FREQ_7IN7 2026-04-08T05:00:00Z',
    ]);
    expect(await ask(morning, false)).toEqual(['allow']);
    const afterWeek = 'FREQ_7IN7 2026-04-09T01:30:00Z';
    expect(await ask(evening, true)).toEqual(['defer 2026-04-09T01:30:00Z', afterWeek]);
    expect(await ask(morning, true)).toEqual(['defer 2026-04-09T01:30:00Z', afterWeek]);
  });

  it('7, two debts', async () => {
    const ask = async (id: string, group: string | null) => {
      const history = [
        ...evenings.map((call) => ({ ...call, group })),
        ...evenings.slice(0, 2).map((call) => ({ ...call, debtIds: ['b'], group })),
      ];
      const fields = { ...inChicago, debt: { id, group }, history };
      const [printed = ''] = await answer(makeLine('2026-04-08T01:45:00Z', chicago, fields));
      const { verdict, counts } = JSON.parse(printed);
      return [verdict, counts];
    };
    expect(await ask('a', null)).toEqual(['defer', { a: 7 }]);
    expect(await ask('b', null)).toEqual(['allow', { b: 2 }]);
    expect(await ask('a', 'loan')).toEqual(['defer', { a: 9 }]);
    expect(await ask('b', 'loan')).toEqual(['defer', { b: 9 }]);
  });

  it('8, after a conversation', async () => {
    const history = [makeCall('2026-08-14T20:00:00Z', { outcome: 'conversation' })];
    const line = makeLine('2026-08-21T01:00:00Z', chicago, { ...inChicago, history });
    expect(await summarise(line)).toEqual([
      'defer 2026-08-21T13:00:00Z',
      'CONV_COOLDOWN 2026-08-21T05:00:00Z',
    ]);
  });

  it('9, a wrong number', async () => {
    const right = '+13125550199';
    const fields = {
      ...living('60601', [chicago, right]),
      history: ['2026-04-06T17:00:00Z', '2026-04-08T17:00:00Z'].map((at) => makeCall(at)),
      restrictions: [{ kind: 'wrong_number', phone: chicago, at: '2026-04-09T14:00:00Z' }],
    };
    const [wrongly = '', rightly = ''] = await answer(
      makeLine('2026-04-09T17:00:00Z', chicago, fields),
      makeLine('2026-04-09T17:00:00Z', right, fields),
    );
    expect(JSON.parse(wrongly)).toMatchObject({
      verdict: 'block',
      until: null,
      reasons: [{ code: 'WRONG_NUMBER', verdict: 'block', until: null }],
      liftedBy: expect.any(String),
    });
    expect(JSON.parse(rightly)).toMatchObject({ verdict: 'allow', counts: { a: 0 } });
  });

  it('10, a cease on the way', async () => {
    const restrictions = [{ kind: 'cease_written', debtId: 'a', at: '2026-04-08T14:00:00Z' }];
    const ask = (now: string) => summarise(makeLine(now, chicago, { ...inChicago, restrictions }));
    expect(await ask('2026-04-08T13:59:50Z')).toEqual(['allow']);
    expect(await ask('2026-04-08T14:00:05Z')).toEqual(['block', 'CEASE_WRITTEN']);
  });

  it('11, a holiday of Ontario', async () => {
    const fields = { ...living('M5V 2T6'), policy: { pack: 'ca-on' } };
    expect(await summarise(makeLine('2026-07-01T14:00:00Z', '+14165550100', fields))).toEqual([
      'defer 2026-07-02T11:00:00Z',
      expect.stringMatching(/^HOLIDAY /),
    ]);
  });

  it('12, two voicemails in Massachusetts', async () => {
    const boston = '+16175550100';
    const history = ['2026-06-01T16:00:00Z', '2026-06-03T16:00:00Z'].map((at) =>
      makeCall(at, { phone: boston, outcome: 'voicemail' }),
    );
    const line = makeLine('2026-06-05T16:00:00Z', boston, { ...living('02108'), history });
    expect(await summarise(line)).toEqual([
      'defer 2026-06-08T12:00:00Z',
      'STATE_FREQ 2026-06-08T04:00:00Z',
    ]);
  });
});

describe('lines that cannot be read', () => {
  it('are answered in their place, and the rest go on', async () => {
    const good = JSON.stringify(workedExample);
    const answers = await answer('nonsense', good, '', '{"colour": 1}', good);
    expect(answers).toHaveLength(5);
    expect(answers[0]).toBe('{"error": "The line is not JSON.", "line": 1}');
    expect(answers[2]).toBe('{"error": "The line is empty.", "line": 3}');
    expect(answers[3]).toMatch(/^\{"error": ".*", "line": 4\}$/);
    expect(answers[4]).toBe(answers[1]);
    expect(answers[4]).toContain('"verdict": "defer"');
  });

  it('may be any bytes', async () => {
    async function* send() {
      yield Uint8Array.from([0xff, 0xfe, 0x0a]);
    }
    for await (const text of answerLines(send())) {
      expect(text).toBe('{"error": "The line is not UTF-8.", "line": 1}\n');
    }
    expect.assertions(1);
  });
});

describe('a line of Windows', () => {
  it('is answered like any other', async () => {
    const line = JSON.stringify(workedExample);
    expect(await answer(`\uFEFF${line}\r`)).toEqual(await answer(line));
  });
});
