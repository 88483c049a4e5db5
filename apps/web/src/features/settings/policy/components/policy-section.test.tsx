import type { PolicyVersion } from '@ringfence/contract/compliance';
import { describe, expect, it } from 'vitest';
import { createOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { createTestSource } from '../../../../platform/api/testing/create-test-source.ts';
import { findTags, renderMarkup } from '../../../../testing/render-markup.tsx';
import { WithApi } from '../../../../testing/with-api.tsx';
import type { KeptDraft } from '../api.ts';
import { openDraft } from '../policy-draft.ts';
import { makePolicy, makeVersion } from '../testing/make-policy.ts';
import { PolicySection } from './policy-section.tsx';

const source = createTestSource();
const organization = { id: '01890a5d-ac96-774b-bcce-b302099a8057' };
const api = createOrganizationApi(source, organization.id);
const weekdays = { from: 6 * 60, to: 18 * 60 };
const week = [weekdays, weekdays, weekdays, weekdays, weekdays, null, null];

interface Shown {
  inForce: PolicyVersion;
  mayEdit?: boolean;
  kept?: KeptDraft;
  language?: 'en' | 'es';
}

async function render({ inForce, mayEdit = true, kept, language = 'en' }: Shown) {
  const { markup, text } = await renderMarkup(
    <WithApi
      source={source}
      known={[
        [api.queries.compliance.showPolicy.queryKey(), inForce],
        ...(kept === undefined ? [] : [[['policy-draft', organization.id], kept] as const]),
      ]}
    >
      <PolicySection api={api} organization={organization} mayEdit={mayEdit} />
    </WithApi>,
    { at: '/settings', language },
  );
  return { text: text.replaceAll(/\s/g, ' '), inputs: findTags(markup, 'input'), markup };
}

describe('PolicySection', () => {
  it('says who saved the version in force, and where the first one holds', async () => {
    expect((await render({ inForce: makeVersion(4) })).text).toContain('Version 4, by Ana Torres');
    expect((await render({ inForce: makeVersion(0) })).text).toContain('No policy saved yet');
  });

  it('shows the pack with its sources, how far they were read, and who signs it off', async () => {
    const { text } = await render({ inForce: makeVersion(1) });
    expect(text).toContain(
      'Sun–Sat 8:00 AM–9:00 PM Source 12 CFR 1006.6(b)(1)(i) Verified in the law itself',
    );
    expect(text).toContain('Have your own counsel approve the pack');
    expect(text).toContain('12 CFR part 1006 (Regulation F)');
    const { text: british } = await render({ inForce: makeVersion(1, { pack: 'uk' }) });
    expect(british).toContain('FCA CONC 7.9 Not confirmed');
  });

  it('shows members what holds, and lets nothing be changed', async () => {
    const { text, inputs } = await render({
      inForce: makeVersion(2, { hours: week, numberGapMinutes: 30 }),
      mayEdit: false,
    });
    expect(inputs).toEqual([]);
    expect(text).toContain('Sun no calls, Mon–Fri 6:00 AM–6:00 PM, Sat no calls');
    expect(text).toContain('Minutes between two calls to one number 30 minutes');
    expect(text).not.toContain('See what changes');
  });

  it('says which hours have no effect, without refusing them', async () => {
    const { text } = await render({ inForce: makeVersion(2, { hours: week }) });
    expect(text).toContain('Only 8:00 AM–6:00 PM takes effect');
    expect(text).not.toContain('not valid');
  });

  it('offers nothing to save until something is changed', async () => {
    const inForce = makeVersion(2);
    expect((await render({ inForce })).text).not.toContain('See what changes');
    const kept = { base: inForce, draft: openDraft(makePolicy({ strict168h: true })) };
    const { text } = await render({ inForce, kept });
    expect(text).toContain('You have unsaved changes');
    expect(text).toContain('See what changes');
  });

  it('shows what somebody else saved meanwhile, and keeps the input', async () => {
    const kept = {
      base: makeVersion(2),
      draft: openDraft(makePolicy({ attemptsPerDay: 1 })),
    };
    const { text } = await render({ inForce: makeVersion(3, { numberGapMinutes: 15 }), kept });
    expect(text).toContain('Ana Torres saved version 3 while you were changing version 2.');
    expect(text).toContain('Minutes between two calls to one number: None → 15 minutes');
    expect(text).toContain('Maximum calls per day: As in the pack → 1 call');
    expect(text).toContain('Use theirs and keep my changes');
    expect(text).not.toContain('See what changes');
  });

  it('does not hold a person who took everything back to an old version', async () => {
    const kept = { base: makeVersion(2), draft: openDraft(makePolicy()) };
    const { text } = await render({ inForce: makeVersion(3, { strict168h: true }), kept });
    expect(text).not.toContain('saved version');
  });

  it('asks what a creditor keeps to only where there is one', async () => {
    const ids = async (collectorRole: 'third_party' | 'creditor') =>
      (await render({ inForce: makeVersion(1, { collectorRole }) })).inputs.map(({ id }) => id);
    expect(await ids('creditor')).toContain('policy-frequencyBindsCreditors');
    expect(await ids('third_party')).not.toContain('policy-frequencyBindsCreditors');
  });

  it('speaks Spanish throughout', async () => {
    const { text } = await render({
      inForce: makeVersion(2, { pack: 'cl', hours: week }),
      language: 'es',
    });
    expect(text).toContain('Solo tiene efecto 8:00–18:00');
    expect(text).toContain('Ley 21.320 Según un resumen de la ley');
  });
});
