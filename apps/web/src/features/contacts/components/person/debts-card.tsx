import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactDetail } from '@ringfence/contract/records';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatDate } from '../../../../ui/format-moment.ts';
import { formatMoney } from '../../../../ui/format-number.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps } from '../../contact-part-props.ts';
import { nameDebt, nameDebtState } from '../../record-words.ts';

const DebtDialog = lazy(async () => ({
  default: (await import('./debt-dialog.tsx')).DebtDialog,
}));

type Debt = ContactDetail['debts'][number];

function DebtEntry({ debt, onChange }: { debt: Debt; onChange: (() => void) | null }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { balance, state, group, noticeSentOn } = debt;
  const name = nameDebt(debt, t);
  const facts = [
    [t('debts.group'), group ?? t('debts.noGroup')],
    [
      t('debts.notice'),
      noticeSentOn === null ? t('debts.noNotice') : formatDate(noticeSentOn, language),
    ],
  ];
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <StatusChip tone={state === 'open' ? 'info' : 'neutral'} label={nameDebtState(state, t)} />
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(balance, language)}</Box>
      {facts.map(([term, value]) => (
        <Box key={term} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {term}: {value}
        </Box>
      ))}
      {onChange === null ? null : (
        <Button
          size="small"
          aria-label={t('debts.changeOf', { debt: name })}
          onClick={onChange}
          sx={{ minHeight: 28, ml: -0.75, px: 0.75, py: 0 }}
        >
          {t('change')}
        </Button>
      )}
    </li>
  );
}

/** What the person owes, with what the rules want to know of each debt. */
export function DebtsCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayChange = useMayDo('contacts.work');
  const [changed, setChanged] = useState<Debt | null>(null);
  return (
    <SectionCard title={t('debts.title')}>
      {contact.debts.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('debts.none')}</Box>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            '& > li + li': { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 },
          }}
        >
          {contact.debts.map((debt) => (
            <DebtEntry
              key={debt.id}
              debt={debt}
              onChange={mayChange ? () => setChanged(debt) : null}
            />
          ))}
        </Box>
      )}
      {changed === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setChanged(null)}>
          <DebtDialog
            contact={contact}
            debt={changed}
            onDone={(done) => {
              setChanged(null);
              onDone(done);
            }}
            onClose={() => setChanged(null)}
          />
        </LateArea>
      )}
    </SectionCard>
  );
}
