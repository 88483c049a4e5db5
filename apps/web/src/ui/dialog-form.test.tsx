import { describe, expect, it } from 'vitest';
import { createProblem } from '../platform/api/testing/create-problem.ts';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { DialogForm } from './dialog-form.tsx';

const refusal = createProblem('validation_failed', [
  { path: 'email', message: 'Enter an email address.' },
]);

async function render(isBusy: boolean, error: unknown, fields: readonly string[] = []) {
  const { text, markup } = await renderMarkup(
    <DialogForm
      submitLabel="Add"
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={error}
      fields={fields}
      onSubmit={() => {}}
      onClose={() => {}}
    >
      the fields
    </DialogForm>,
  );
  return { text, buttons: findTags(markup, 'button') };
}

describe('DialogForm', () => {
  it('has its fields, the way out and the way on', async () => {
    const { text, buttons } = await render(false, null);
    expect(text).toBe('the fields Cancel Add');
    expect(buttons.map(({ type }) => type)).toEqual(['button', 'submit']);
  });

  it('says what went wrong, unless a field says so itself', async () => {
    expect((await render(false, refusal)).text).toContain('Some of the input is not valid.');
    expect((await render(false, refusal, ['email'])).text).toBe('the fields Cancel Add');
  });

  it('cannot be left or sent again while it is sent', async () => {
    const { buttons } = await render(true, null);
    expect(buttons.map(({ tabindex }) => tabindex)).toEqual(['-1', '-1']);
  });
});
