import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../testing/with-workplace.tsx';
import { KnownOrganization } from './organization-known.tsx';

const missing = '0199c7a2-0000-7000-8000-000000000001';

function render(isMissing: boolean, at: string) {
  return renderMarkup(
    <WithWorkplace mode="admin" isSuperAdmin current={createWorkplace(missing, { isMissing })}>
      <KnownOrganization>The page</KnownOrganization>
    </WithWorkplace>,
    { at },
  );
}

describe('an address that names an organization', () => {
  it('says so where there is none, and leads to all of them', async () => {
    const { markup, text } = await render(true, `/debtors/list?organization=${missing}`);
    expect(text).toContain('There is no such organization');
    expect(text).not.toContain('The page');
    expect(findTags(markup, 'a')[0]?.href).toBe('/debtors/list?organization=all');
  });

  it('shows the page of one that there is', async () => {
    expect((await render(false, '/debtors/list')).text).toBe('The page');
  });

  it('does not keep anybody from a page that is of no organization', async () => {
    expect((await render(true, '/admin/organizations')).text).toBe('The page');
  });
});
