import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { DisplayZoneContext, readDisplayZone } from './display-zone.ts';
import { Moment } from './moment.tsx';

describe('readDisplayZone', () => {
  it('takes a zone that the browser knows', () => {
    expect(readDisplayZone('America/Chicago')).toBe('America/Chicago');
  });

  it.each([null, undefined, 'Moon/Tranquility'])(
    'leaves times in the reader’s own for %s',
    (zone) => {
      expect(readDisplayZone(zone)).toBeUndefined();
    },
  );
});

describe('a moment', () => {
  const at = '2026-03-01T12:00:00.000Z';

  it('is shown in the zone of the organization', async () => {
    const { text } = await renderMarkup(
      <DisplayZoneContext value="Asia/Tokyo">
        <Moment at={at} />
      </DisplayZoneContext>,
    );
    expect(text).toContain('9:00:00 PM');
  });

  it('is shown in a zone of its own where it has one', async () => {
    const { text } = await renderMarkup(
      <DisplayZoneContext value="Asia/Tokyo">
        <Moment at={at} zone="America/Chicago" />
      </DisplayZoneContext>,
    );
    expect(text).toContain('6:00:00 AM CST');
  });
});
