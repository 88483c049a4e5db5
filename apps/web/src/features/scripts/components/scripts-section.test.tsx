import type { ScriptSummary } from '@ringfence/contract/scripts';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { createScript } from '../testing/create-script.ts';
import { ScriptsSection } from './scripts-section.tsx';

interface Known {
  scripts?: ScriptSummary[];
  isArchived?: boolean;
  mayEdit?: boolean;
  language?: Language;
}

async function render(known: Known = {}) {
  const { scripts = [createScript()], isArchived = false, mayEdit = true, language = 'en' } = known;
  const current = createWorkplace('h');
  const input = isArchived ? { archived: 'true' } : {};
  const queryKey = current.queries.scripts.list.queryKey({ input });
  const { markup, text } = await renderMarkup(
    <WithWorkplace current={current} known={[[queryKey, { scripts }]]}>
      <ScriptsSection api={current} mayEdit={mayEdit} />
    </WithWorkplace>,
    { at: `/settings/scripts${isArchived ? '?archived=yes' : ''}`, language },
  );
  return { text, buttons: findTags(markup, 'button').map((tag) => tag['aria-label']) };
}

describe('the scripts', () => {
  it('say what they are for, how they stand, and who speaks them now', async () => {
    const { text, buttons } = await render();
    for (const part of ['First reminder', 'Reminder', 'Draft', 'by Ada Byron', '2']) {
      expect(text).toContain(part);
    }
    expect(buttons).toContain('Actions for First reminder');
  });

  it('offer the four that the product brings while there are none', async () => {
    const { text } = await render({ scripts: [] });
    for (const part of ['No scripts yet', 'Promise coming up', 'Broken promise', 'Callback']) {
      expect(text).toContain(part);
    }
  });

  it('are for members to read', async () => {
    const { text, buttons } = await render({ mayEdit: false });
    expect(text).not.toContain('New script');
    expect(buttons).not.toContain('Actions for First reminder');
    const empty = await render({ mayEdit: false, scripts: [] });
    expect(empty.text).toContain('an admin of your organization');
  });

  it('show those put away behind a switch', async () => {
    const { text } = await render({ scripts: [], isArchived: true });
    expect(text).toContain('No archived scripts');
  });

  it('are listed in Spanish too', async () => {
    expect((await render({ language: 'es' })).text).toContain('Recordatorio');
  });
});
