import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { makeVersion } from '../testing/make-policy.ts';
import { VersionList } from './version-list.tsx';

it('tells what each version changed, down to the first', async () => {
  const versions = [
    makeVersion(2, { pack: 'au', strict168h: true }),
    makeVersion(1, { pack: 'au' }),
  ];
  const { text } = await renderMarkup(<VersionList versions={versions} />);
  expect(text).toMatch(
    /Version 2 In force By Ana Torres, on .* Count every call for 168 full hours: No → Yes Version 1/,
  );
  expect(text).toMatch(/Version 1 By .* Policy pack: United States → Australia Version 0/);
});

it('says that nothing was decided where there is no version', async () => {
  const { text } = await renderMarkup(<VersionList versions={[makeVersion(0)]} />);
  expect(text).toBe('Version 0 In force The United States pack, with nothing added.');
});
