import { expect, it } from 'vitest';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { unreadable } from './read-typed.ts';
import { TextInput } from './text-input.tsx';

it('leaves a field alone whose half-typed day the browser cannot read', async () => {
  const field = { id: 'start', label: 'Start', autoComplete: 'off', error: null, disabled: false };
  const { markup } = await renderMarkup(
    <TextInput
      {...field}
      type="datetime-local"
      value={unreadable}
      onChange={() => {}}
      reportsUnreadable
    />,
  );
  expect(findTags(markup, 'input')[0]?.value).toBe('');
});
