import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAuthClient } from '../../auth/index.ts';
import { BillingTab } from '../components/billing-tab.tsx';
import { ProfileTab } from '../components/profile-tab.tsx';
import { SecurityTab } from '../components/security-tab.tsx';
import { SocialTab } from '../components/social-tab.tsx';
import { type AccountTab, accountTabs, findTab } from '../find-tab.ts';
import { type Return, readReturn } from '../read-return.ts';

const panels = {
  profile: ProfileTab,
  security: SecurityTab,
  social: SocialTab,
  billing: BillingTab,
};

/** Kept for as long as the page is: it belongs to the way back here, not to what is done then. */
function useReturn(): Return | null {
  const authClient = useAuthClient();
  const { search, hash } = useLocation();
  const [, setParams] = useSearchParams();
  const [found, setFound] = useState<Return | null>(null);
  useEffect(() => {
    const arrived = readReturn(search, hash);
    if (arrived === null) {
      return;
    }
    async function settle(way: Return) {
      // Tells what became of the code; that of a mail cannot be exchanged and has done its work.
      const { error } = await authClient.initialize();
      const isLost = way.kind === 'linked' && error !== null;
      setFound(isLost ? { kind: 'failed', text: 'errors.unexpected' } : way);
      // The session still has the address and the accounts of before.
      await authClient.refreshSession();
    }
    void settle(arrived);
    // The address may be shared or stay in the history, and its codes are nobody's business.
    setParams((params) => ({ tab: findTab(params.get('tab')) }), { replace: true });
  }, [authClient, search, hash, setParams]);
  return found;
}

function ReturnNotice({ found: { kind, text } }: { found: Return }) {
  const { t } = useTranslation('account');
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <Notice kind={kind === 'failed' ? 'error' : 'info'}>{t(text)}</Notice>
    </Box>
  );
}

export function MyAccountPage() {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const tab = findTab(search.get('tab'));
  const found = useReturn();
  const Panel = panels[tab];
  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={`${t(`tabs.${tab}`)} · ${t('title')}`}
        lead={t('lead')}
      />
      <Tabs
        value={tab}
        onChange={(_event, chosen: AccountTab) => setSearch({ tab: chosen })}
        aria-label={t('tabs.label')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {accountTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`account-tab-${name}`}
            sx={{ minWidth: 0, px: { xs: 1.25, sm: 2 } }}
            {...(name === tab ? { 'aria-controls': 'account-panel' } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="account-panel" aria-labelledby={`account-tab-${tab}`}>
        {found === null ? null : <ReturnNotice found={found} />}
        <Panel />
      </Box>
    </>
  );
}
