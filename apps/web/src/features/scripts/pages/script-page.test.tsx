import type { TestNumber } from '@ringfence/contract/script-tests';
import type { ScriptDetail, ScriptFinding } from '@ringfence/contract/scripts';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { createScript } from '../testing/create-script.ts';
import { ScriptPage } from './script-page.tsx';

interface Known {
  script?: ScriptDetail;
  findings?: ScriptFinding[];
  view?: string;
  standing?: 'admin' | 'member';
  numbers?: TestNumber[];
  language?: Language;
}

const finding: ScriptFinding = {
  code: 'ring_back_missing',
  severity: 'refuses',
  partId: 'not-here',
  language: 'es',
  sentence: 'As an older server says it.',
  values: {},
  citation: '47 CFR 64.1200(b)(2)',
};

async function render(known: Known = {}) {
  const { script = createScript(), findings = [], view, standing = 'admin' } = known;
  const { numbers = [] } = known;
  const current = createWorkplace('h', { standing });
  const { scripts, scriptTests } = current.queries;
  const scriptId = script.id;
  const { markup, text } = await renderMarkup(
    <WithWorkplace
      current={current}
      known={[
        [scripts.show.queryKey({ input: { scriptId } }), script],
        [scripts.check.queryKey({ input: { scriptId, content: script.content } }), { findings }],
        [scripts.listeners.queryKey(), { listeners: [] }],
        [scriptTests.numbers.queryKey(), { numbers }],
      ]}
    >
      <Routes>
        <Route path="/settings/scripts/:scriptId" element={<ScriptPage />} />
      </Routes>
    </WithWorkplace>,
    {
      at: `/settings/scripts/${scriptId}${view === undefined ? '' : `?view=${view}`}`,
      language: known.language ?? 'en',
    },
  );
  const buttons = findTags(markup, 'button');
  return { markup, text, buttons, areas: findTags(markup, 'textarea') };
}

describe('a script', () => {
  it('has its words in both languages, and where each key leads', async () => {
    const { markup, text, areas } = await render();
    expect(text).toContain('No problems found.');
    expect(text).toContain('Menu: greeting');
    expect(markup).toContain('We are calling for {name}');
    expect(areas.filter(({ lang }) => lang === 'es').length).toBe(areas.length / 2);
    expect(text).toContain('Key 9');
  });

  it('shows what the checker found at its part and its language, and summed up with the law', async () => {
    const { text, markup } = await render({ findings: [finding] });
    expect(text).toContain('1 thing must be mended before it can be approved.');
    expect(text).toContain('Goodbye: not-here, Spanish');
    expect(text.split('47 CFR 64.1200(b)(2)').length - 1).toBe(2);
    expect(text).toContain('Put {ring_back} into these words.');
    expect(markup).toContain('words-not-here-words-es-findings');
    const spanish = await render({ findings: [finding], language: 'es' });
    expect(spanish.text).toContain('Pon {ring_back} en este texto.');
  });

  it('is drawn, and the same as a list', async () => {
    const { markup, text } = await render({ view: 'flow' });
    expect(markup).toContain('<svg');
    expect(text).toContain('Key 2 → Wrong person: wrong-person');
  });

  it('can be tried with an invented person where nobody owes, and with a machine', async () => {
    const { text } = await render({ view: 'try' });
    for (const part of ['Jordan Sample (invented)', 'A machine', 'Answer the call']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('This browser cannot speak. Read along instead.');
  });

  it('is spoken on a test call to a number of one’s own', async () => {
    const line = { e164: '+13125550142', label: 'Desk', kind: 'staffed_line' } as const;
    const { text } = await render({ view: 'try', numbers: [line] });
    expect(text).toContain('+13125550142, Desk (staffed line)');
    expect(text).toContain('Make a test call');
    expect(text).toContain('At most three calls a day to one number');
    const spanish = await render({ view: 'try', numbers: [line], language: 'es' });
    expect(spanish.text).toContain('Hacer una llamada de prueba');
  });

  it('is called to nobody before a number is proven, and by nobody who may not write it', async () => {
    const none = await render({ view: 'try' });
    expect(none.text).toContain('Add a staffed line');
    expect(none.text).not.toContain('Make a test call');
    const member = await render({ view: 'try', standing: 'member' });
    expect(member.text).not.toContain('Test call');
    expect(member.text).toContain('Answer the call');
  });

  it('shows who wrote and approved each version, and lets an admin withdraw it', async () => {
    const [draft] = createScript().versions;
    if (draft === undefined) throw new Error('there is no version');
    const approved = {
      ...draft,
      state: 'approved' as const,
      approvedBy: { id: draft.writtenBy.id, fullName: 'Otto Other' },
      approvedAt: '2026-11-02T12:00:00.000Z',
    };
    const script = createScript({
      newest: { ...createScript().newest, state: 'approved' },
      approvedVersion: 1,
      versions: [approved],
    });
    const { text, buttons } = await render({ script, view: 'versions' });
    expect(text).toContain('by Otto Other');
    expect(buttons.map((tag) => tag['aria-label'])).toContain('Actions for version 1');
  });

  it('is for members to read and try', async () => {
    const { text, areas } = await render({ standing: 'member' });
    expect(text).toContain('Only admins of the organization can change it.');
    expect(areas.every((tag) => 'readOnly' in tag || 'readonly' in tag)).toBe(true);
    expect(text).not.toContain('Add part');
  });
});
