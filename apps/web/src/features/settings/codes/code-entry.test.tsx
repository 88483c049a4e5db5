import type { CallerIdVerification } from '@ringfence/contract/settings';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { createOrganizationApi } from '../../../platform/api/api-queries.ts';
import { createTestSource } from '../../../platform/api/testing/create-test-source.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithApi } from '../../../testing/with-api.tsx';
import { CodeEntry } from './code-entry.tsx';

const source = createTestSource();
const api = createOrganizationApi(source, '01890a5d-ac96-774b-bcce-b302099a8057');
const call: CallerIdVerification = {
  id: '01890a5d-ac96-774b-bcce-b302099a8070',
  e164: '+13125550189',
  label: '',
  accountId: '01890a5d-ac96-774b-bcce-b302099a8060',
  calledFrom: '+13125550142',
  state: 'ringing',
  outcome: null,
  carrierSaid: null,
  requestedAt: '2026-06-10T16:00:00.000Z',
  isCodeSaid: false,
  codeEndsAt: '2026-06-10T16:15:00.000Z',
  triesLeft: 5,
  callsLeft: 2,
  verifiedAt: null,
};

async function render(changed: Partial<CallerIdVerification> = {}, language: Language = 'en') {
  const { markup, text } = await renderMarkup(
    <WithApi source={source}>
      <CodeEntry
        api={api}
        lineId={null}
        started={{ ...call, ...changed }}
        isCalling={false}
        callError={null}
        onCallAgain={() => {}}
        onVerified={() => {}}
        onClose={() => {}}
      />
    </WithApi>,
    { language },
  );
  return { text, inputs: findTags(markup, 'input'), buttons: findTags(markup, 'button') };
}

describe('the code of a call', () => {
  it('is entered while it rings, with the keys for digits and the code that the phone offers', async () => {
    const { text, inputs } = await render();
    expect(text).toContain('+1 312 555 0189 is ringing.');
    expect(text).not.toContain('Call again');
    expect(inputs[0]).toMatchObject({
      id: 'caller-id-code',
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
    });
  });

  it.each([
    [{ outcome: 'no_answer' }, 'Nobody answered.'],
    [{ outcome: 'busy' }, 'The line is busy.'],
    [{ outcome: 'machine' }, 'A machine answered, so we hung up.'],
    [
      { outcome: 'failed', carrierSaid: 'Not allowed.' },
      'The carrier refused the call. Not allowed.',
    ],
    [{ outcome: 'hung_up', isCodeSaid: true }, 'We have said the code. Enter it here.'],
  ] as const)('can be said again after %j', async (changed, words) => {
    const { text } = await render({ state: 'ended', ...changed });
    expect(text).toContain(words);
    expect(text).toContain('Call again 2 calls left today');
  });

  it('is not said again where no call is left', async () => {
    const { text, buttons } = await render({ state: 'ended', outcome: 'busy', callsLeft: 0 });
    expect(text).toContain('No calls left today');
    expect(buttons.some((button) => 'disabled' in button)).toBe(true);
  });

  it('is asked for in Spanish too', async () => {
    expect((await render({}, 'es')).text).toContain('+1 312 555 0189 está sonando.');
  });
});
