import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TextLink } from '../../../ui/text-link.tsx';
import { WorkplaceHeader } from '../../access/index.ts';
import { campaignsPage } from '../../campaigns/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { NotCalledPages, readVerdict, VerdictSwitch } from '../../not-called/index.ts';
import { CallPages } from '../components/call-pages.tsx';
import { CampaignFilter } from '../components/campaign-filter.tsx';

/** Everything the page shows is named by its address: tab, campaign and verdict. */
function useHistoryAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    tab: search.get('tab') === 'not-called' ? 'not-called' : 'calls',
    campaignId: search.get('campaign') ?? undefined,
    verdict: readVerdict(search.get('verdict')),
    change: (name: 'tab' | 'campaign' | 'verdict', value: string | undefined) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        if (value !== undefined) {
          after.set(name, value);
        }
        return after;
      }),
  };
}

export function CallHistoryPage() {
  const { t } = useTranslation('work');
  const { tab, campaignId, verdict, change } = useHistoryAddress();
  const filter = campaignId === undefined ? {} : { campaignId };
  const isCalls = tab === 'calls';
  return (
    <>
      <WorkplaceHeader
        title={t('calls.title')}
        lead={t('calls.lead')}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <TextLink to={campaignsPage}>{t('campaigns.page.back')}</TextLink>
            <LiveIndicator />
          </Box>
        }
      />
      <Card>
        <Tabs
          value={tab}
          onChange={(_event, next: string) =>
            change('tab', next === 'not-called' ? next : undefined)
          }
          aria-label={t('calls.tabs.label')}
          sx={{ px: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab
            value="calls"
            id="tab-calls"
            aria-controls="panel-history"
            label={t('calls.tabs.calls')}
          />
          <Tab
            value="not-called"
            id="tab-not-called"
            aria-controls="panel-history"
            label={t('calls.tabs.notCalled')}
          />
        </Tabs>
        <Box role="tabpanel" id="panel-history" aria-labelledby={`tab-${tab}`}>
          {isCalls && campaignId === undefined ? null : (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                px: 2.5,
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {isCalls ? null : (
                <VerdictSwitch verdict={verdict} onChange={(next) => change('verdict', next)} />
              )}
              {campaignId === undefined ? null : (
                <CampaignFilter
                  campaignId={campaignId}
                  onClear={() => change('campaign', undefined)}
                />
              )}
            </Box>
          )}
          {isCalls ? <CallPages {...filter} /> : <NotCalledPages {...filter} verdict={verdict} />}
        </Box>
      </Card>
    </>
  );
}
