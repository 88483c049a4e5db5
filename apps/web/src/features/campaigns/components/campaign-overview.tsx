import Box from '@mui/material/Box';
import { type TargetStanding, targetStandings } from '@ringfence/contract/campaign-targets';
import type { Campaign } from '@ringfence/contract/campaigns';
import { answeredOutcomes } from '@ringfence/domain/calls/outcome-groups';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatCosts, formatNumber } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationFact } from '../../access/index.ts';
import { nameOutcome } from '../../calls/index.ts';
import { callsLink, outcomeLink, peopleLink } from '../people-address.ts';
import { useChoiceFacts } from '../use-choice-facts.ts';
import { CampaignProgress } from './campaign-progress.tsx';
import { PromisePanel } from './promise-panel.tsx';

/** People who answered and whom the carrier took for a machine, with the calls behind the figure. */
function TakenForMachine({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { id, outcomes, takenForMachine } = campaign;
  if (takenForMachine === 0) return null;
  const answered = outcomes
    .filter(({ outcome }) => answeredOutcomes.some((known) => known === outcome))
    .reduce((sum, { calls }) => sum + calls, 0);
  const search = new URLSearchParams({
    campaign: id,
    outcome: answeredOutcomes.join(','),
    answered: 'machine',
  });
  return (
    <Box sx={{ mt: 1.5 }}>
      <TextLink to={`/calls/history?${search}`}>
        {t('campaigns.page.takenForMachine', {
          taken: formatNumber(takenForMachine, language),
          answered: formatNumber(answered, language),
        })}
      </TextLink>
    </Box>
  );
}

/** How far a campaign is, how its calls ended and what it was started with. */
export function CampaignOverview({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { targets, outcomes, nextAt, finishedAt } = campaign;
  /** Who is due is counted up to a limit, and the rest follows from that. */
  const sayCount = (standing: TargetStanding): string => {
    const number = formatNumber(targets[standing], language);
    if (!targets.isReadyCapped) return number;
    if (standing === 'ready') return t('campaigns.page.atLeast', { number });
    return standing === 'deferred' ? t('campaigns.page.atMost', { number }) : number;
  };
  /** Leads to the people behind the figure, further down on the page. */
  const linkCount = (standing: TargetStanding) => {
    const number = sayCount(standing);
    if (targets[standing] === 0) return number;
    const name = t(`campaigns.targets.${standing}`);
    return (
      <TextLink
        to={peopleLink(standing)}
        aria-label={t('campaigns.people.show', { standing: name, number })}
      >
        {number}
      </TextLink>
    );
  };
  const all = targetStandings.reduce((sum, standing) => sum + targets[standing], 0);
  const everybody =
    all === 0 ? (
      formatNumber(0, language)
    ) : (
      <TextLink to={peopleLink('all')}>{formatNumber(all, language)}</TextLink>
    );
  const organizationFact = useOrganizationFact(campaign.organization);
  const choiceFacts = useChoiceFacts(campaign);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SectionCard title={t('campaigns.page.progressTitle')}>
          <CampaignProgress campaign={campaign} />
          <Box sx={{ mt: 1 }}>
            <FactList
              facts={[
                { term: t('campaigns.people.all'), value: everybody },
                ...targetStandings.map((standing) => ({
                  term: t(`campaigns.targets.${standing}`),
                  value: linkCount(standing),
                })),
                ...(nextAt === null
                  ? []
                  : [{ term: t('campaigns.page.next'), value: <Moment at={nextAt} /> }]),
              ]}
            />
          </Box>
        </SectionCard>
        <PromisePanel campaign={campaign} />
      </Box>
      <SectionCard title={t('campaigns.page.outcomesTitle')}>
        {outcomes.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('campaigns.page.noOutcomes')}</Box>
        ) : (
          <FactList
            facts={outcomes.map(({ outcome, calls }) => ({
              term: nameOutcome(outcome, t),
              value: (
                <TextLink to={outcomeLink(campaign.id, outcome)}>
                  {formatNumber(calls, language)}
                </TextLink>
              ),
            }))}
          />
        )}
        <TakenForMachine campaign={campaign} />
      </SectionCard>
      <SectionCard title={t('campaigns.page.settingsTitle')}>
        <FactList
          facts={[
            ...organizationFact,
            ...(campaign.script === null
              ? []
              : [
                  {
                    term: t('campaigns.form.script'),
                    value: (
                      <TextLink to={`/settings/scripts/${campaign.script.id}`}>
                        {t('campaigns.form.scriptOption', campaign.script)}
                      </TextLink>
                    ),
                  },
                ]),
            {
              term: t('campaigns.form.callerId'),
              value: campaign.callerPool?.name ?? campaign.callerId,
            },
            { term: t('campaigns.form.spokenName'), value: campaign.spokenName },
            {
              term: t('campaigns.form.mostAttempts'),
              value: formatNumber(campaign.mostAttempts, language),
            },
            ...choiceFacts,
            {
              term: t('campaigns.page.calls'),
              value: (
                <TextLink to={callsLink(campaign.id)}>
                  {formatNumber(campaign.calls, language)}
                </TextLink>
              ),
            },
            ...(campaign.costs.length === 0
              ? []
              : [
                  {
                    term: t('campaigns.page.cost'),
                    value: (
                      <TextLink to={callsLink(campaign.id)}>
                        {formatCosts(campaign.costs, language)}
                      </TextLink>
                    ),
                  },
                ]),
            ...(finishedAt === null
              ? []
              : [{ term: t('campaigns.page.finished'), value: <Moment at={finishedAt} /> }]),
          ]}
        />
      </SectionCard>
    </Box>
  );
}
