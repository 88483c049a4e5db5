import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TextLink } from '../../../ui/text-link.tsx';
import { WorkplaceHeader } from '../../access/index.ts';
import { campaignsPage } from '../../campaigns/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { NotCalledPages, readVerdict, VerdictSwitch } from '../../not-called/index.ts';
import { CallBeside } from '../components/call-beside.tsx';
import { SimulatorNote } from '../components/simulator-note.tsx';
import { CallTable } from '../components/table/call-table.tsx';
import { useCallAddress } from '../table/use-call-address.ts';

/** Everything the page shows is named by its address: tab, filters, and the call beside the table. */
function useHistoryTab() {
  const [search, setSearch] = useSearchParams();
  return {
    tab: search.get('tab') === 'not-called' ? 'not-called' : 'calls',
    campaignId: search.get('campaign') ?? undefined,
    verdict: readVerdict(search.get('verdict')),
    change: (name: 'tab' | 'verdict', value: string | undefined) =>
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
  const { tab, campaignId, verdict, change } = useHistoryTab();
  const address = useCallAddress();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const isCalls = tab === 'calls';
  const besideId = isCalls && isWide ? address.besideId : null;
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
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns:
            besideId === null ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 460px)',
        }}
      >
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
            {isCalls ? (
              <>
                <Box sx={{ px: 2.5, pt: 1.5, '&:empty': { display: 'none' } }}>
                  <SimulatorNote />
                </Box>
                <CallTable address={address} />
              </>
            ) : (
              <>
                <Box sx={{ px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
                  <VerdictSwitch verdict={verdict} onChange={(next) => change('verdict', next)} />
                </Box>
                <NotCalledPages
                  {...(campaignId === undefined ? {} : { campaignId })}
                  verdict={verdict}
                />
              </>
            )}
          </Box>
        </Card>
        {besideId === null ? null : (
          <CallBeside callId={besideId} onClose={() => address.openBeside(null)} />
        )}
      </Box>
    </>
  );
}
