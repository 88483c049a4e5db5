import type { Dashboard } from '@ringfence/contract/dashboard';
import { callKinds } from '@ringfence/domain/calls/outcome-groups';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { nameOutcome } from '../../calls/index.ts';
import { callsAddress, type Days, takenForMachineAddress } from '../addresses.ts';
import { formatShare } from '../figures.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { PlainTable } from './plain-table.tsx';
import { RowsLink } from './rows-link.tsx';

interface OutcomesCardProps {
  calls: Pick<Dashboard['calls'], 'outcomes' | 'figures' | 'takenForMachine'>;
  days: Days;
}

/** How the calls ended, as corrected. */
export function OutcomesCard({ calls: shown, days }: OutcomesCardProps) {
  const { outcomes, figures, takenForMachine } = shown;
  const { t } = useTranslation('figures');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const known = callKinds
    .map((kind) => ({ kind, calls: outcomes[kind] ?? 0 }))
    .filter(({ calls }) => calls > 0)
    .sort((one, other) => other.calls - one.calls);
  const all = known.reduce((sum, { calls }) => sum + calls, 0);
  const most = Math.max(1, ...known.map(({ calls }) => calls));
  const name = (kind: string) =>
    kind === 'under_way' ? t('outcomes.under_way') : nameOutcome(kind, tWork);
  const address = (kind: string) => callsAddress({ ...days, outcomes: [kind] });
  const first = known.find(({ kind }) => kind !== 'under_way') ?? known[0];
  return (
    <ChartCard
      title={t('outcomes.title')}
      sentence={
        first === undefined
          ? t('chart.empty')
          : t('outcomes.sentence', {
              outcome: name(first.kind),
              share: formatShare(first.calls / all, language),
            })
      }
      isEmpty={first === undefined}
      note={
        takenForMachine === 0 ? undefined : (
          <RowsLink to={takenForMachineAddress(days)}>
            {t('outcomes.takenForMachine', {
              taken: formatNumber(takenForMachine, language),
              answered: formatNumber(figures.answered, language),
            })}
          </RowsLink>
        )
      }
      chart={
        <BarList
          label={t('outcomes.caption')}
          bars={known.map(({ kind, calls }) => ({
            key: kind,
            name: name(kind),
            value: formatNumber(calls, language),
            label: t('outcomes.bar', { outcome: name(kind), calls: formatNumber(calls, language) }),
            length: calls / most,
            to: address(kind),
          }))}
        />
      }
      table={
        <PlainTable
          caption={t('outcomes.caption')}
          columns={[t('outcomes.outcome'), t('chart.calls'), t('outcomes.share')]}
          rows={known.map(({ kind, calls }) => ({
            key: kind,
            cells: [
              <RowsLink key="link" to={address(kind)}>
                {name(kind)}
              </RowsLink>,
              formatNumber(calls, language),
              formatShare(calls / all, language),
            ],
          }))}
        />
      }
    />
  );
}
