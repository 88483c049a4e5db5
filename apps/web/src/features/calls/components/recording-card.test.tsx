import type { Recording } from '@ringfence/contract/recordings';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { RecordingCard } from './recording-card.tsx';

const callId = '0199c7a2-0000-7000-8000-000000000001';
const kept: Recording = {
  id: '0199c7a2-0000-7000-8000-000000000002',
  state: 'kept',
  seconds: 95,
  announcedWords: 'This call is recorded.',
  announcedAt: '2026-06-10T16:00:00.000Z',
  bytes: 760_044,
  contentType: 'audio/x-wav',
  sha256: 'ab'.repeat(32),
  peaks: [0, 50, 100],
  failure: null,
  nextTryAt: null,
  fetchedAt: '2026-06-10T16:03:00.000Z',
  deleteAfter: '2029-06-10T16:02:00.000Z',
  deletedAt: null,
  deletedBecause: null,
};

type Known = { recordings: Recording[]; whyNone: string | null };

async function render(
  answer: Known,
  language: 'en' | 'es' = 'en',
  standing: 'admin' | 'member' = 'admin',
) {
  const current = createWorkplace('Harbor', { standing });
  const input = { callId };
  const known = [[current.queries.recordings.list.queryKey({ input }), answer]] as const;
  return renderMarkup(
    <WithWorkplace current={current} known={known}>
      <RecordingCard organizationId="Harbor" callId={callId} />
    </WithWorkplace>,
    { language },
  );
}

describe('the recording of a call', () => {
  it('is drawn, timed and named by its hash, and says that listening is on record', async () => {
    const { markup, text } = await render({ recordings: [kept], whyNone: null });
    expect(text).toContain('Each time someone listens is recorded in the activity.');
    expect(text).toContain('Play 0:00 of 1:35');
    expect(text).toContain('“This call is recorded.”');
    expect(text).toContain(kept.sha256);
    expect(findTags(markup, 'rect')).toHaveLength(3);
    expect(findTags(markup, 'input')).toMatchObject([
      { type: 'range', 'aria-label': 'Position', 'aria-valuetext': '0:00 of 1:35' },
    ]);
  });

  it.each([
    ['under_way', 'The call is still under way.'],
    ['not_answered', 'Nobody answered, so nothing was recorded.'],
    ['not_announced', 'no recording was announced'],
    ['refused', 'It was deleted there and never stored.'],
    ['none_came', 'the carrier has not delivered one'],
  ])('says why there is none: %s', async (whyNone, words) => {
    expect((await render({ recordings: [], whyNone })).text).toContain(words);
  });

  it('says that it is being fetched, waits, is lost or was deleted', async () => {
    const show = async (change: Partial<Recording>) =>
      (await render({ recordings: [{ ...kept, ...change }], whyNone: null })).text;
    expect(await show({ state: 'to_fetch' })).toContain('is being fetched from the carrier');
    const nextTryAt = '2026-06-10T17:00:00.000Z';
    const waiting = await show({ state: 'to_fetch', failure: 'store_full', nextTryAt });
    expect(waiting).toMatch(/no space left\. It stays at the carrier\. Next try: .*2026/);
    expect(await show({ state: 'failed', failure: 'carrier_lost_it' })).toContain('is lost');
    const deletedAt = '2029-06-11T04:15:00.000Z';
    const deleted = await show({ state: 'deleted', deletedAt, deletedBecause: 'retention' });
    expect(deleted).toContain('three years after the call');
    expect(deleted).not.toContain('Play');
  });

  it('keeps its hash and what was announced once the sound is deleted', async () => {
    const deletedAt = '2029-06-11T04:15:00.000Z';
    const change = { state: 'deleted', deletedAt, deletedBecause: 'admin', peaks: null } as const;
    const { text } = await render({ recordings: [{ ...kept, ...change }], whyNone: null });
    expect(text).toContain('Deleted by an admin');
    expect(text).toContain(kept.sha256);
    expect(text).not.toContain('Kept until');
    expect(text).not.toContain('Delete recording');
  });

  it('can be deleted by admins alone', async () => {
    const answer = { recordings: [kept], whyNone: null };
    expect((await render(answer)).text).toContain('Delete recording');
    expect((await render(answer, 'en', 'member')).text).not.toContain('Delete recording');
  });

  it('speaks the language of the reader', async () => {
    expect((await render({ recordings: [kept], whyNone: null }, 'es')).text).toContain(
      'Reproducir',
    );
  });
});
