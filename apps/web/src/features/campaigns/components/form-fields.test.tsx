import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { unreadable } from '../../../ui/read-typed.ts';
import { firstChoices, never } from '../campaign-fields.ts';
import type { FieldsOfForm } from '../use-campaign-form.ts';
import { AgainFields } from './again-fields.tsx';
import { PaceFields } from './pace-fields.tsx';
import { WhenFields } from './when-fields.tsx';

const fields = {
  ...firstChoices,
  ...{ name: 'March', listId: '', scriptId: '', callerId: '', spokenName: '', mostAttempts: '3' },
};
const makeForm = (given: Partial<FieldsOfForm> = {}): FieldsOfForm => ({
  ...{ fields, list: undefined, zone: 'UTC', connects: false, isBusy: false },
  change() {},
  say: () => null,
  ...given,
});

describe('how fast a campaign calls', () => {
  it.each([
    ['en', /only so many calls are made at once for each free place as your policy says/],
    ['es', /solo tantas llamadas como dice tu política/],
  ] as const)(
    'depends on free people where the script connects to them: %s',
    async (language, said) => {
      const connecting = <PaceFields form={makeForm({ connects: true })} />;
      const { markup, text } = await renderMarkup(connecting, { language });
      expect(text).toMatch(said);
      expect(markup).toContain('href="/settings/policy"');
      const alone = await renderMarkup(<PaceFields form={makeForm()} />, { language });
      expect(alone.text).not.toMatch(said);
      expect(alone.markup).not.toContain('href="/settings/policy"');
    },
  );
});

describe('when a campaign starts', () => {
  it.each([
    ['en', 'That time has passed. The campaign starts at once.', 'From now on'],
    ['es', 'Esa hora ya pasó. La campaña empieza de inmediato.', 'Desde ahora'],
  ] as const)('is at once where that time has passed: %s', async (language, said, meaning) => {
    const render = async (startsAt: string) => {
      const form = makeForm({ fields: { ...fields, startsAt } });
      return (await renderMarkup(<WhenFields form={form} />, { language })).text;
    };
    const passed = await render('2020-03-02T09:00');
    expect(passed).toContain(said);
    expect(passed).toContain(meaning);
    expect(await render('')).not.toContain(said);
    expect(await render('2120-03-02T09:00')).not.toContain(said);
  });

  it('is not now where half a day was typed', async () => {
    const form = makeForm({ fields: { ...fields, startsAt: unreadable, endsAt: unreadable } });
    const { text } = await renderMarkup(<WhenFields form={form} />);
    expect(text).toContain('Start incomplete, end incomplete');
    expect(text).not.toContain('From now on');
  });
});

it('shows numbers as they were typed, since a field for numbers hides what is none', async () => {
  const given = { ...fields, callsPerSecond: 'many', mostAttempts: '3x' };
  const form = makeForm({ fields: given, say: (name) => `${name} is wrong` });
  for (const part of [
    <PaceFields key="pace" form={form} />,
    <AgainFields key="again" form={form} />,
  ]) {
    const { markup, text } = await renderMarkup(part);
    const typed = findTags(markup, 'input').filter(({ id }) => id?.match(/calls|most/));
    expect(typed.map(({ type }) => type)).not.toContain('number');
    expect(typed.some(({ value }) => value === 'many' || value === '3x')).toBe(true);
    expect(text).toMatch(/(callsPerSecond|mostAttempts) is wrong/);
  }
});

/** Whether the box beside each outcome is checked, by its words. */
const readBoxes = (markup: string): Record<string, boolean> =>
  Object.fromEntries(
    [
      ...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>.*?<span[^>]*>([A-Z][a-z ]+)<\/span>/g),
    ].map(([box, words = '']) => [words, /<input[^>]*checked=""/.test(box)]),
  );

describe('how a campaign tries again', () => {
  it('says after which outcomes another number comes first, and what that means', async () => {
    const { markup, text } = await renderMarkup(<AgainFields form={makeForm()} />);
    expect(text).toContain('Another number first after');
    expect(text).toContain('numbers of the person that this campaign has not called');
    expect(readBoxes(markup)).toEqual({
      'No answer': true,
      Busy: true,
      'Answering machine': true,
      'Voicemail left': false,
      'Call failed': true,
    });
  });

  it('asks for it only after outcomes that are tried again', async () => {
    const retry = { ...fields.retry, busy: never, failed: never };
    const form = makeForm({ fields: { ...fields, retry } });
    const { markup } = await renderMarkup(<AgainFields form={form} />);
    expect(Object.keys(readBoxes(markup))).toEqual([
      ...['No answer', 'Answering machine', 'Voicemail left'],
    ]);
    const none = { no_answer: never, machine: never, voicemail_left: never };
    const silent = makeForm({ fields: { ...fields, retry: { ...retry, ...none } } });
    const { text } = await renderMarkup(<AgainFields form={silent} />);
    expect(text).not.toContain('Another number first after');
  });
});
