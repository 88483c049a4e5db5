import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import type { PeopleBehind } from './api.ts';
import { namePeople } from './name-people.ts';

function Title({ behind }: { behind: PeopleBehind }) {
  const { t } = useTranslation('work');
  return <h2>{namePeople(behind, t)}</h2>;
}

it('names the reason of the people who are shown', async () => {
  const name = async (code: string | undefined, language: 'en' | 'es') => {
    const behind = { bucket: 'blocked', ...(code === undefined ? {} : { code }) } as const;
    return (await renderMarkup(<Title behind={behind} />, { language })).text;
  };
  expect(await name(undefined, 'en')).toBe('Blocked: the people');
  expect(await name('MEDIUM_STOP', 'en')).toBe('Blocked: No stop request from the person');
  expect(await name('MEDIUM_STOP', 'es')).toMatch(/^Bloqueadas: (?!las personas)/);
});
