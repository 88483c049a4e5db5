import Box from '@mui/material/Box';
import { targetStandings } from '@ringfence/contract/campaign-targets';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { SearchInput } from '../../../ui/search-input.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { type PeopleView, peopleAnchor, readPeople, writePeople } from '../people-address.ts';
import { useCampaignWaiting } from '../use-campaign-waiting.ts';
import { nameWait } from '../wait-words.ts';
import { TargetPages } from './target-pages.tsx';

/** Which people are shown, as the address says. */
function usePeopleView(): [PeopleView, (changes: Partial<PeopleView>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changes: Partial<PeopleView>) =>
      setAddress((now) => writePeople(now, { ...readPeople(now), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [readPeople(address), change];
}

interface WaitChoiceProps {
  campaign: Campaign;
  reason: string;
  onChange: (reason: string) => void;
}

/** Narrows those who are called later to what they wait for. */
function WaitChoice({ campaign, reason, onChange }: WaitChoiceProps) {
  const { t } = useTranslation('work');
  const { data } = useCampaignWaiting(campaign);
  const known = data?.waits.map((wait) => wait.reason) ?? [];
  // Those who were counted may have been called since; what the address asks for is still what is shown.
  const offered = reason === '' || known.includes(reason) ? known : [reason, ...known];
  return (
    <SelectInput
      id="people-waits-for"
      label={t('campaigns.waiting.choose')}
      placeholder={t('campaigns.waiting.anything')}
      options={offered.map((value) => ({ value, label: nameWait(value, campaign, t) }))}
      value={reason}
      onChange={onChange}
      error={null}
      disabled={false}
    />
  );
}

/** Everybody whom a campaign calls, to be searched and narrowed to where they stand. */
export function TargetSection({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const [view, change] = usePeopleView();
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  // A figure was followed, perhaps the same one again: each time under another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that a link was followed.
  useEffect(() => {
    if (hash !== `#${peopleAnchor}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, key]);
  const isLater = view.standing === 'deferred';
  const search = useCallback((text: string) => change({ search: text }), [change]);
  return (
    <Box
      ref={section}
      id={peopleAnchor}
      tabIndex={-1}
      sx={{ scrollMarginTop: 72, outline: 'none' }}
    >
      <SectionCard isFlush title={t('campaigns.people.title')} lead={t('campaigns.people.lead')}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: `minmax(0, 2fr) repeat(${isLater ? 2 : 1}, minmax(0, 1fr))`,
            },
            p: 2.5,
          }}
        >
          <SearchInput
            id="people-search"
            label={t('campaigns.people.search')}
            value={view.search}
            onSearch={search}
          />
          <SelectInput
            id="people-standing"
            label={t('campaigns.people.standing')}
            placeholder={t('campaigns.people.all')}
            options={targetStandings.map((value) => ({
              value,
              label: t(`campaigns.targets.${value}`),
            }))}
            value={view.standing ?? ''}
            onChange={(value) =>
              change({ standing: targetStandings.find((one) => one === value), reason: '' })
            }
            error={null}
            disabled={false}
          />
          {isLater ? (
            <WaitChoice
              campaign={campaign}
              reason={view.reason}
              onChange={(reason) => change({ reason })}
            />
          ) : null}
        </Box>
        <TargetPages campaign={campaign} view={view} />
      </SectionCard>
    </Box>
  );
}
