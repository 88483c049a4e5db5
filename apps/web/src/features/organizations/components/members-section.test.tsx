import { describe, expect, it, vi } from 'vitest';
import { createOrganizationApi } from '../../../platform/api/api-queries.ts';
import { createTestSource } from '../../../platform/api/testing/create-test-source.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithApi } from '../../../testing/with-api.tsx';
import type { ShownMember } from '../services/list-members.ts';
import { MembersSection } from './members-section.tsx';

vi.mock('../../auth/index.ts', () => ({ useSignedInUser: () => ({ id: 'ada' }) }));

const organization = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Harbor Recovery' };
const source = createTestSource();
const api = createOrganizationApi(source, organization.id);

const ada: ShownMember = {
  userId: 'ada',
  role: 'admin',
  createdAt: '2026-03-01T12:00:00.000Z',
  email: 'ada@harbor.example',
  fullName: 'Ada Harbor',
  isPlaceholder: false,
};
const bob: ShownMember = {
  ...ada,
  userId: 'bob',
  role: 'member',
  email: 'b@x.example',
  fullName: '',
};

async function render(members: readonly ShownMember[], mayEdit: boolean) {
  const pages = { pages: [{ members, nextCursor: null }], pageParams: [null] };
  const { markup, text } = await renderMarkup(
    <WithApi source={source} known={[[api.queries.members.list.key({ type: 'infinite' }), pages]]}>
      <MembersSection
        api={api}
        organization={organization}
        ways={['invitation']}
        mayEdit={mayEdit}
      />
    </WithApi>,
  );
  const labels = findTags(markup, 'button').map((button) => button['aria-label'] ?? '');
  return { text, labels };
}

describe('MembersSection', () => {
  it('shows name, email, role and the day of joining, and who oneself is', async () => {
    const { text } = await render([ada], false);
    expect(text).toContain(
      'Ada Harbor You Email ada@harbor.example Role Admin Joined March 1, 2026',
    );
  });

  it('calls somebody without a name by their address', async () => {
    const { labels } = await render([bob], true);
    expect(labels).toContain('Actions for b@x.example');
  });

  it('lets people change nothing who may not', async () => {
    const { text, labels } = await render([ada, bob], false);
    expect(text).not.toContain('Invite someone');
    expect(labels.filter((label) => label.startsWith('Actions'))).toEqual([]);
  });

  it('says so where names and addresses only stand for the real ones', async () => {
    expect((await render([ada], true)).text).not.toContain('placeholder names and addresses');
    const { text } = await render([{ ...ada, isPlaceholder: true }], true);
    expect(text).toContain('placeholder names and addresses');
  });
});
