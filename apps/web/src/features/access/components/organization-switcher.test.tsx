import { describe, expect, it } from 'vitest';
import { createMembership } from '../../../testing/create-membership.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../testing/with-workplace.tsx';
import { darkPalette, lightPalette } from '../../../theme/palette.ts';
import type { Organizations } from '../organization-context.ts';
import { OrganizationSwitcher } from './organization-switcher.tsx';

const memberships = [
  createMembership('a', { role: 'admin', name: 'Harbor', zone: 'America/Chicago' }),
  createMembership('b', { name: 'Northwind', zone: 'Europe/Berlin' }),
];

async function render(given: Partial<Organizations>) {
  const { markup, text, styles } = await renderMarkup(
    <WithWorkplace memberships={memberships} current={createWorkplace('a')} {...given}>
      <OrganizationSwitcher onClose={() => {}} />
    </WithWorkplace>,
  );
  return {
    text,
    styles,
    current: findTags(markup, 'li')
      .filter(({ role }) => role === 'menuitem')
      .map((item) => item['aria-current'] === 'true'),
    links: findTags(markup, 'a').map(({ href }) => href),
  };
}

describe('the organizations of the profile menu', () => {
  it('shows name, role and the day of joining, where the organization is', async () => {
    const { text } = await render({});
    expect(text).toContain('Harbor Admin · Joined Jan 4, 2026');
    expect(text).toContain('Northwind Member · Joined Jan 5, 2026');
  });

  it('marks the current one, and not by colour alone', async () => {
    const { current, text } = await render({});
    expect(current).toEqual([true, false]);
    expect(text.match(/Current/g)).toHaveLength(1);
  });

  it('marks it with a check in green', async () => {
    const color = 'color:var(--ringfence-palette-success-main)';
    expect((await render({})).styles.split(color)).toHaveLength(2);
    expect((await render({ current: null })).styles.split(color)).toHaveLength(1);
    for (const { success } of [lightPalette, darkPalette]) {
      const [red, green, blue] = (success.main.match(/\w{2}/g) ?? []).map((part) =>
        Number.parseInt(part, 16),
      );
      expect(green).toBeGreaterThan(Math.max(red ?? 255, blue ?? 255));
    }
  });

  it('leads admins to the settings of the current organization, and members not', async () => {
    expect((await render({})).links).toEqual(['/settings']);
    const { links } = await render({ current: createWorkplace('b', { standing: 'member' }) });
    expect(links).toEqual([]);
  });

  it('offers super administrators their mode first', async () => {
    const { text, current, links } = await render({
      isSuperAdmin: true,
      mode: 'admin',
      current: createWorkplace(null),
    });
    expect(text).toMatch(/^System Administrator .* Harbor/);
    expect(current).toEqual([true, false, false]);
    expect(links).toEqual([]);
  });

  it('says what to do where there is none', async () => {
    const { text } = await render({ memberships: [], current: null });
    expect(text).toContain('No organizations found');
    expect(text).toContain('Contact your administrator to be added to an organization');
  });
});
