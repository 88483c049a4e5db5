import type { ApiKey } from '@ringfence/contract/api-keys';
import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import type { PolicyVersion } from '@ringfence/contract/compliance';
import type { OrganizationSettings } from '@ringfence/contract/settings';
import { mayDo, type Permission, type Standing } from '@ringfence/domain/access/permissions';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createOrganizationApi } from '../../../platform/api/api-queries.ts';
import { createTestSource } from '../../../platform/api/testing/create-test-source.ts';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { WithApi } from '../../../testing/with-api.tsx';
import { useMayDo, useOrganization, useWorkplace, type Workplace } from '../../access/index.ts';
import type { SettingsSectionId } from '../list-sections.ts';
import { toContent } from '../policy/policy-draft.ts';
import { SettingsPage } from './settings-page.tsx';

vi.mock(import('../../access/index.ts'), async (load) => ({
  ...(await load()),
  useMayDo: vi.fn(),
  useOrganization: vi.fn(),
  useWorkplace: vi.fn(),
  WorkplaceHeader: ({ title, lead }) => (
    <>
      {title} {lead}
    </>
  ),
  OrganizationFirst: () => <>Choose the organization first</>,
}));
vi.mock('../../halts/index.ts', () => ({
  HaltControl: () => 'the button that stops all calls',
  useHalts: () => ({ data: { halts: [] } }),
}));
vi.mock('../../auth/index.ts', () => ({ useSignedInUser: () => ({ id: 'ada' }) }));

const source = createTestSource();
const organization = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Harbor Recovery' };
const api = createOrganizationApi(source, organization.id);

const settings: OrganizationSettings = {
  ...organization,
  createdAt: '2026-03-01T12:00:00.000Z',
  zone: 'America/New_York',
  callsPerSecond: null,
  callsAtOnce: 20,
  suspendedAt: null,
  suspendedBecause: null,
};
const policy: PolicyVersion = {
  version: 0,
  policy: toContent(firstPolicy),
  createdAt: null,
  createdBy: null,
};
const licences = [{ id: 'l', region: 'IL', number: '017.021', expiresOn: '2020-01-01' }];
const callerIds = [
  {
    id: 'c',
    e164: '+13125550142',
    label: '',
    state: 'resting' as const,
    accountId: '01890a5d-ac96-774b-bcce-b302099a8060',
    verifiedHow: 'carrier' as const,
    verifiedAt: '2026-03-01T12:00:00.000Z',
  },
];
const account: CarrierAccount = {
  id: '01890a5d-ac96-774b-bcce-b302099a8060',
  carrier: { id: 'simulator', title: 'Simulator', reachesPeople: false },
  title: 'Office line',
  owner: 'organization',
  origin: 'people',
  state: 'active',
  callsPerSecond: 20,
  callsAtOnce: 100,
  settings: { sid: 'AC1' },
  health: 'refused',
  healthDetail: 'Authenticate',
  checkedAt: '2026-03-01T12:00:00.000Z',
  backedOffUntil: null,
  backedOffBecause: null,
  isEditable: true,
};
const shared: CarrierAccount = {
  ...account,
  id: '01890a5d-ac96-774b-bcce-b302099a8061',
  title: 'Shared line',
  owner: 'installation',
  origin: 'environment',
  settings: {},
  health: null,
  isEditable: false,
};
const busy: CarrierAccount = {
  ...account,
  id: '01890a5d-ac96-774b-bcce-b302099a8062',
  title: 'Busy line',
  health: 'ready',
  backedOffUntil: '2026-03-01T12:01:00.000Z',
  backedOffBecause: 'Too many requests',
};
const keys: ApiKey[] = [
  {
    id: '01890a5d-ac96-774b-bcce-b302099a8058',
    name: 'Collection system',
    prefix: 'rfk_Ab3dEf',
    scopes: ['contacts.read', 'lists.edit'],
    owner: { id: '01890a5d-ac96-774b-bcce-b302099a8059', fullName: 'Ada Byron' },
    state: 'owner_left',
    createdAt: '2026-03-01T12:00:00.000Z',
    rotatedAt: null,
    previousUntil: null,
    expiresAt: null,
    lastUsedAt: null,
  },
];

async function render(
  standing: Standing,
  section: SettingsSectionId,
  chosen: Workplace['organization'] = organization,
) {
  const workplace = {
    ...api,
    organization: chosen,
    standing,
    isSuspended: false,
    isMissing: false,
  };
  vi.mocked(useWorkplace).mockReturnValue(workplace);
  vi.mocked(useMayDo).mockImplementation((permission: Permission) => mayDo(standing, permission));
  vi.mocked(useOrganization).mockReturnValue({
    memberships: [],
    isSuperAdmin: standing === 'super_administrator',
    mode: standing === 'super_administrator' ? 'admin' : 'organization',
    current: workplace,
    switchOrganization: () => {},
    switchToAdminMode: () => {},
    switchToOrganizationMode: () => {},
  });
  const { queries } = api;
  const { markup, text } = await renderMarkup(
    <WithApi
      source={source}
      known={[
        [queries.settings.show.queryKey(), settings],
        [queries.compliance.showPolicy.queryKey(), policy],
        [queries.settings.listLicences.queryKey(), { licences }],
        [queries.settings.listCallerIds.queryKey(), { callerIds }],
        [queries.apiKeys.list.queryKey(), { keys }],
        [
          queries.carrierAccounts.list.queryKey(),
          { accounts: chosen === null ? [shared] : [account, busy, shared], carriers: [] },
        ],
      ]}
    >
      <Routes>
        <Route path="/settings/:section" element={<SettingsPage />} />
      </Routes>
    </WithApi>,
    { at: `/settings/${section}` },
  );
  return {
    text,
    inputs: findTags(markup, 'input').map(({ id }) => id),
    sections: findTags(markup, 'option').map(({ value }) => value),
  };
}

describe('SettingsPage', () => {
  it('lets an admin change what holds, each section at its address', async () => {
    const general = await render('admin', 'general');
    expect(general.inputs).toEqual([
      ...['settings-name', 'settings-zone', 'settings-callsPerSecond', 'settings-callsAtOnce'],
    ]);
    expect((await render('admin', 'policy')).inputs).toContain('policy-attemptsPerDay');
    for (const [section, action] of [
      ['licences', 'Add licence'],
      ['caller-ids', 'Add caller ID'],
      ['members', 'Invite someone'],
      ['stop-calls', 'the button that stops all calls'],
    ] as const) {
      expect((await render('admin', section)).text).toContain(action);
      expect(general.text).not.toContain(action);
    }
  });

  it('lists the sections that the person may see, and no others', async () => {
    expect((await render('admin', 'general')).sections).toHaveLength(12);
    const { sections } = await render('member', 'general');
    expect(sections).toEqual([
      ...['general', 'policy', 'licences', 'carrier-accounts', 'caller-ids'],
      ...['staffed-lines', 'scripts', 'agreed-calls', 'breakers'],
    ]);
  });

  it('shows an admin the keys of programs, and whom each acts for', async () => {
    const { text } = await render('admin', 'api-keys');
    expect(text).toContain('Collection system rfk_Ab3dEf… acts on behalf of Ada Byron');
    expect(text).toContain('Permissions See contacts and lists Create and edit lists');
    expect(text).toContain('Last used Never Expires Never State Owner has left');
    const { text: denied } = await render('member', 'api-keys');
    expect(denied).not.toContain('Collection system');
    expect(denied).toContain('You do not have permission');
  });

  it('shows a member all of it but the members, and lets nothing be changed', async () => {
    for (const [section, words] of [
      ['general', 'America/New York'],
      ['policy', 'Policy pack United States Whose debts you collect Debts of others'],
      ['licences', 'Illinois Number 017.021 Expires Jan 1, 2020 Expired'],
      ['caller-ids', '+1 312 555 0142 Label None Account Office line State Inactive'],
    ] as const) {
      const { text, inputs } = await render('member', section);
      expect(inputs).toEqual([]);
      expect(text).toContain('Only admins of the organization can change them');
      expect(text).toContain(words);
      for (const action of ['Add licence', 'Add caller ID', 'Invite someone', 'stops all calls']) {
        expect(text).not.toContain(action);
      }
    }
  });

  it('shows an admin their accounts with what the carrier said, and those of the server to read', async () => {
    const { text } = await render('admin', 'carrier-accounts');
    expect(text).toContain('Office line Carrier Simulator, simulates calls');
    expect(text).toContain('Pace 20 per second, 100 at once State Refused Actions Test');
    expect(text).toContain('State Busy, calls are waiting Too many requests Actions Test');
    expect(text).toContain('Shared line Carrier Simulator of this server');
    expect(text).toContain('State Not tested Actions Set up by the server');
    const { text: read } = await render('member', 'carrier-accounts');
    expect(read).toContain('Office line');
    expect(read).not.toContain('Add account');
  });

  it('shows a super administrator the accounts of the server where no organization is chosen', async () => {
    const { text } = await render('super_administrator', 'general', null);
    expect(text).toContain('Shared line');
    expect(text).toContain('Add account');
  });

  it('asks a super administrator for the organization where none is chosen', async () => {
    const { text } = await render('super_administrator', 'general', null);
    expect(text).toContain('Organization settings Choose the organization first');
    expect(text).not.toContain('Time zone');
  });
});
