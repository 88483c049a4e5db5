import { expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { FormNotices } from './form-notices.tsx';

const nothing = { lacking: [], lacksScripts: false, lacksNumbers: false, failed: [] };

it('names each choice that could not be loaded, and tries again', async () => {
  const failed = (['scripts', 'numbers', 'pools'] as const).map((what) => ({
    what,
    retry: () => undefined,
  }));
  const { markup, text } = await renderMarkup(<FormNotices form={{ ...nothing, failed }} />);
  expect(findTags(markup, 'button')).toHaveLength(3);
  expect(text).toContain('The scripts could not be loaded. Try again');
  expect(text).toContain('The pools of caller IDs could not be loaded.');
  const spanish = <FormNotices form={{ ...nothing, failed: failed.slice(1) }} />;
  expect((await renderMarkup(spanish, { language: 'es' })).text).toContain(
    'No se pudieron cargar los números de origen.',
  );
});
