import Button from '@mui/material/Button';
import type { Dashboard } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { explainReason } from '../../decisions/index.ts';
import { type Days, heldBackAddress } from '../addresses.ts';
import { useRowsAddress } from '../use-rows-address.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { PlainTable } from './plain-table.tsx';
import { RowsLink } from './rows-link.tsx';

interface RulesCardProps {
  heldBack: Dashboard['heldBack'];
  days: Days;
}

/** Which rules did not allow calls. */
export function RulesCard({ heldBack, days }: RulesCardProps) {
  const { t } = useTranslation('figures');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const address = useRowsAddress();
  const { rules } = heldBack;
  const [first] = rules;
  const most = Math.max(1, ...rules.map(({ decisions }) => decisions));
  const name = (code: string) => explainReason(code, tWork);
  const rows = rules.map(({ verdict, code, decisions }) => ({
    key: `${verdict} ${code}`,
    name: name(code),
    verdict,
    answer: tWork(`decisions.verdicts.${verdict}`),
    value: formatNumber(decisions, language),
    length: decisions / most,
    to: heldBackAddress(days, { verdict, rule: code }),
  }));
  return (
    <ChartCard
      title={t('rules.title')}
      sentence={
        first === undefined
          ? t('rules.empty')
          : t('rules.sentence', {
              count: heldBack.deferred + heldBack.blocked,
              rule: name(first.code),
            })
      }
      isEmpty={first === undefined}
      note={t('rules.several')}
      actions={
        first === undefined ? null : (
          <Button component={RouterLink} to={address(heldBackAddress(days))} size="small">
            {t('rules.all')}
          </Button>
        )
      }
      chart={
        <BarList
          label={t('rules.caption')}
          bars={rows.map(({ answer, verdict, ...row }) => ({
            ...row,
            tone: verdict === 'block' ? 'error' : 'warning',
            label: t('rules.bar', { rule: row.name, verdict: answer, decisions: row.value }),
          }))}
        />
      }
      table={
        <PlainTable
          caption={t('rules.caption')}
          columns={[t('rules.rule'), t('rules.verdict'), t('rules.decisions')]}
          rows={rows.map(({ key, name: rule, answer, value, to }) => ({
            key,
            cells: [
              <RowsLink key="link" to={to}>
                {rule}
              </RowsLink>,
              answer,
              value,
            ],
          }))}
        />
      }
    />
  );
}
