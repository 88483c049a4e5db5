import type { PolicyPreview } from '@ringfence/contract/compliance';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { listMovedReasons, PreviewReport } from './preview-report.tsx';

const preview: PolicyPreview = {
  contacts: 250_000,
  judged: 10_000,
  before: { now: 6000, laterToday: 1000, later: 2000, never: 1000 },
  after: { now: 4500, laterToday: 1500, later: 3000, never: 1000 },
  reasons: [
    { code: 'MEDIUM_STOP', before: 400, after: 400 },
    { code: 'NUMBER_GAP', before: 0, after: 300 },
    { code: 'WINDOW_CLOSED', before: 2500, after: 4000 },
  ],
};

describe('listMovedReasons', () => {
  it('leaves out what stays, and has the greatest change first', () => {
    expect(listMovedReasons(preview.reasons).map(({ code }) => code)).toEqual([
      'WINDOW_CLOSED',
      'NUMBER_GAP',
    ]);
  });
});

describe('PreviewReport', () => {
  it('tells who could be called before and after, with the difference', async () => {
    const { text } = await renderMarkup(<PreviewReport preview={preview} />);
    expect(text).toContain('Now 6,000 4,500 -1,500');
    expect(text).toContain('Later today 1,000 1,500 +500');
    expect(text).toContain('Blocked 1,000 1,000 0');
    expect(text).toContain('2,500 4,000 +1,500');
    expect(text).not.toContain('The person asked not to be called');
  });

  it('says that a sample is one, and that a whole is not', async () => {
    const { text } = await renderMarkup(<PreviewReport preview={preview} />);
    expect(text).toContain('a sample: 10,000 of 250,000 people');
    const whole = await renderMarkup(<PreviewReport preview={{ ...preview, judged: 250_000 }} />);
    expect(whole.text).toContain('for all 250,000 people');
  });

  it('says so where there is nobody, or no reason moves', async () => {
    const nobody = { now: 0, laterToday: 0, later: 0, never: 0 };
    const { text } = await renderMarkup(
      <PreviewReport
        preview={{ contacts: 0, judged: 0, before: nobody, after: nobody, reasons: [] }}
      />,
    );
    expect(text).toContain('Nobody has an open debt yet');
    expect(text).toContain('No reason grows or shrinks');
  });
});
