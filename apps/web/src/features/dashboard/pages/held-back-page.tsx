import NobodyIcon from '@mui/icons-material/DoNotDisturbOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { HeldBackDecision } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDate } from '../../../ui/format-moment.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useOrganizationColumn, WorkplaceHeader } from '../../access/index.ts';
import { campaignAddress } from '../../campaigns/index.ts';
import { explainReason, FailedReasons, VerdictChip } from '../../decisions/index.ts';
import { readVerdict, VerdictSwitch } from '../../not-called/index.ts';
import { useHeldBackPages } from '../figures-api.ts';
import { findToday, readPeriod, zoneOfNone } from '../period.ts';

const ruleCode = /^[A-Z][A-Z0-9_]{0,60}$/;

function useColumns(): Column<HeldBackDecision>[] {
  const { t } = useTranslation('figures');
  const organizationColumn = useOrganizationColumn<HeldBackDecision>();
  return [
    {
      id: 'person',
      header: t('heldBack.person'),
      render: ({ contact: { id, fullName } }) => (
        <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
      ),
    },
    {
      id: 'decided',
      header: t('heldBack.decided'),
      render: ({ decidedAt }) => <Moment at={decidedAt} />,
    },
    {
      id: 'verdict',
      header: t('heldBack.verdict'),
      isShort: true,
      render: ({ verdict }) => <VerdictChip verdict={verdict} />,
    },
    {
      id: 'reasons',
      header: t('heldBack.reasons'),
      render: ({ reasons }) => <FailedReasons reasons={reasons} />,
    },
    {
      id: 'until',
      header: t('heldBack.until'),
      render: ({ until }) => (until === null ? t('heldBack.noUntil') : <Moment at={until} />),
    },
    {
      id: 'campaign',
      header: t('heldBack.campaign'),
      render: ({ campaign }) =>
        campaign === null ? (
          t('heldBack.noCampaign')
        ) : (
          <TextLink to={campaignAddress(campaign.id)}>{campaign.name}</TextLink>
        ),
    },
    ...organizationColumn,
  ];
}

/** The decisions behind what was held back. */
export function HeldBackPage() {
  const { t } = useTranslation('figures');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const { from, to } = readPeriod(search, findToday(new Date(now), zone ?? zoneOfNone));
  const named = search.get('rule') ?? '';
  const rule = ruleCode.test(named) ? named : undefined;
  const verdict = readVerdict(search.get('verdict'));
  const pages = useHeldBackPages({ from, to, verdict, rule });
  const columns = useColumns();
  const change = (name: string, value: string | undefined) => {
    const changed = new URLSearchParams(search);
    if (value === undefined) {
      changed.delete(name);
    } else {
      changed.set(name, value);
    }
    setSearch(changed, { replace: true });
  };
  return (
    <>
      <WorkplaceHeader
        title={t('heldBack.title')}
        lead={t('heldBack.lead', {
          from: formatDate(from, language),
          to: formatDate(to, language),
        })}
        actions={<BackLink to="/dashboard" label={t('heldBack.back')} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <VerdictSwitch verdict={verdict} onChange={(chosen) => change('verdict', chosen)} />
        {rule === undefined ? null : (
          <>
            <span>{t('heldBack.rule', { rule: explainReason(rule, tWork) })}</span>
            <Button size="small" onClick={() => change('rule', undefined)}>
              {t('heldBack.allRules')}
            </Button>
          </>
        )}
      </Box>
      <Card>
        <PagedRecords
          caption={t('heldBack.caption')}
          columns={columns}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.decisions)}
          getKey={({ id }) => id}
          loadingLabel={t('heldBack.loading')}
          empty={
            <EmptyState
              icon={<NobodyIcon fontSize="inherit" />}
              title={t('heldBack.emptyTitle')}
              body={t('heldBack.emptyBody')}
            />
          }
        />
      </Card>
    </>
  );
}
