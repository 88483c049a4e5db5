import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../../testing/render-markup.tsx';
import {
  type CallbackTimeFaults,
  type CallbackTimeFields as Fields,
  noCallbackTimeFaults,
} from '../../read-callback-time.ts';
import { CallbackTimeFields } from './callback-time-fields.tsx';

interface Given {
  fields?: Partial<Fields>;
  faults?: CallbackTimeFaults;
  refusal?: string | null;
  zone?: string | null | undefined;
  language?: 'en' | 'es';
}

async function render(given: Given) {
  const { markup, text } = await renderMarkup(
    <CallbackTimeFields
      fields={{ kind: 'part', suits: 'morning', day: '', clock: '', ...given.fields }}
      onChange={() => {}}
      faults={given.faults ?? noCallbackTimeFaults}
      refusal={given.refusal ?? null}
      zone={'zone' in given ? given.zone : 'America/New_York'}
      // 23:30 in New York, where it is still the tenth.
      now={new Date('2026-06-11T03:30:00Z')}
      isBusy={false}
    />,
    { language: given.language ?? 'en' },
  );
  const inputs = findTags(markup, 'input');
  const find = (id: string) => inputs.find((one) => one.id === id);
  const labels = findTags(markup, 'label').map((label) => label.for);
  return { text, inputs, labels, day: find('callback-day'), clock: find('callback-clock') };
}

const exact = { kind: 'exact', day: '2026-06-11', clock: '14:30' } as const;

describe('the time of a callback in its form', () => {
  it('is a part of the day, unless a day and a time are chosen', async () => {
    const { text, inputs, day } = await render({});
    expect(text).toMatch(/Part of the day.*Day and time.*Their time, America\/New York.*morning/);
    expect(inputs.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'radio'));
    expect(day).toBeUndefined();
  });

  it('has a field for the day and one for the time, by the calendar of the person', async () => {
    const { text, day, clock, labels } = await render({ fields: exact });
    expect(day).toMatchObject({
      ...{ type: 'date', value: '2026-06-11', min: '2026-06-10', max: '2026-06-16' },
      'aria-invalid': 'false',
    });
    expect(clock).toMatchObject({ type: 'time', value: '14:30' });
    expect(labels).toEqual(expect.arrayContaining(['callback-day', 'callback-clock']));
    expect(text).toContain('Their time, America/New York');
    expect(text).not.toContain('In the morning');
  });

  it.each([
    ['day', { day: 'missing', clock: null }, 'Choose a day.'],
    ['day', { day: 'far', clock: null }, 'Choose today or one of the next six days.'],
    ['clock', { day: null, clock: 'missing' }, 'Choose a time.'],
    ['clock', { day: null, clock: 'past' }, 'Choose a time that has not passed.'],
    ['clock', { day: null, clock: 'outside' }, 'Choose a time from 8 AM to 9 PM, their time.'],
  ] as const)(
    'says beside the field for the %s what is wrong: %o',
    async (field, faults, words) => {
      const found = await render({ fields: exact, faults });
      expect(found[field]).toMatchObject({
        'aria-invalid': 'true',
        'aria-describedby': `callback-${field}-help`,
      });
      expect(found.text).toContain(words);
      // What was entered stays.
      expect([found.day?.value, found.clock?.value]).toEqual([exact.day, exact.clock]);
    },
  );

  it('says beside the time what the server said of it', async () => {
    const { text, clock } = await render({ fields: exact, refusal: 'This time has passed.' });
    expect(clock).toMatchObject({ 'aria-invalid': 'true', value: '14:30' });
    expect(text).toContain('This time has passed.');
  });

  it('is a part of the day alone where the zone is not known for certain, and says why', async () => {
    const { text, inputs } = await render({ zone: null, fields: exact });
    expect(inputs).toHaveLength(3);
    expect(text).not.toContain('Day and time');
    expect(text).toContain('The person’s time zone is not known for certain');
  });

  it('does not say so while the zone is being loaded', async () => {
    const { text, inputs } = await render({ zone: undefined });
    expect(inputs).toHaveLength(3);
    expect(text).not.toContain('not known');
  });

  it('speaks Spanish', async () => {
    expect((await render({ fields: exact, language: 'es' })).text).toContain(
      'Su hora, America/New York',
    );
    expect((await render({ zone: null, language: 'es' })).text).toContain(
      'No se sabe con certeza la zona horaria de la persona',
    );
  });
});
