import type { Call } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../../testing/render-markup.tsx';
import { createCallColumns } from './call-columns.tsx';

const list = 'Northwind Medical Receivables placed in September';
const call: Call = {
  id: '1',
  organization: { id: '2', name: 'Harbor' },
  contact: { id: '3', fullName: 'Ann Lee', zone: null },
  campaign: { id: '4', name: 'Reminders' },
  list: { id: '5', name: list },
  direction: 'outbound',
  mode: 'prerecorded',
  purpose: 'collect',
  origin: 'campaign',
  phone: '+1 ••• ••• 0100',
  state: 'ended',
  outcome: 'no_answer',
  outcomeBefore: null,
  attempt: 1,
  mostAttempts: 3,
  callerId: '+12145550101',
  carrier: 'simulator',
  account: null,
  isSimulated: true,
  answeredBy: null,
  reservedAt: '2026-06-10T16:00:00.000Z',
  answeredAt: null,
  endedAt: null,
  talkSeconds: null,
  cost: null,
};

function Campaign({ of: shown = call, language = 'en' }: { of?: Call; language?: 'en' | 'es' }) {
  const { t } = useTranslation('work');
  const words = { t, language, zone: undefined, organizationHeader: null } as const;
  return createCallColumns(words)
    .find(({ id }) => id === 'campaign')
    ?.render(shown);
}

it('the name of a list under its campaign ends after a whole word, and is whole for somebody who points at it', async () => {
  const { markup } = await renderMarkup(<Campaign />);
  expect(findTags(markup, 'div').map(({ title }) => title)).toContain(list);
  expect(findTags(markup, 'span')).toHaveLength(list.split(' ').length);
});

it('a campaign that stands is named in the language of the reader', async () => {
  const standing: Call = {
    ...call,
    origin: 'promise',
    campaign: { id: '4', name: 'Reminders of promises' },
    list: null,
  };
  const { text } = await renderMarkup(<Campaign of={standing} language="es" />, { language: 'es' });
  expect(text).toBe('Recordatorios de promesas');
});
