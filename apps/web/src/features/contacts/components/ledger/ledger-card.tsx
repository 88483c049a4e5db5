import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactLedger } from '@ringfence/contract/compliance';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { formatMinute } from '../../../../ui/format-minute.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { ZoneList } from '../../../decisions/index.ts';
import { DebtSection } from './debt-section.tsx';
import { LedgerSummary } from './ledger-summary.tsx';

interface LedgerCardProps {
  /** Missing for as long as nothing was loaded, or where that failed. */
  ledger: ContactLedger | undefined;
  isNow: boolean;
  nameDebtOf: (debtId: string) => string;
  asOf: ReactNode;
  /** Stands in place of a ledger that is not there. */
  instead: ReactNode;
}

/** A part of the card below the one before. */
function CardPart({ children }: { children: ReactNode }) {
  return <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>;
}

/** Where the person may be, and what law binds there. */
function LedgerGrounds({ ledger }: { ledger: ContactLedger }) {
  const { t } = useTranslation('contact');
  const { zones, at, packs, jurisdictions, policyVersion, tzdataVersion } = ledger;
  return (
    <>
      <Box sx={{ px: 2.5, pt: 2 }}>
        <Typography variant="h3">{t('ledger.zones')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ledger.zonesLead')}
        </Typography>
      </Box>
      <ZoneList zones={zones} decidedAt={at} />
      <Box sx={{ px: 2.5, pt: 1, pb: 2, borderTop: 1, borderColor: 'divider' }}>
        <FactList
          facts={[
            {
              term: t('ledger.packs'),
              value: packs.map((pack) => t(`ledger.packNames.${pack}`)).join(', '),
            },
            {
              term: t('ledger.jurisdictions'),
              value:
                jurisdictions.length === 0 ? t('ledger.noJurisdictions') : jurisdictions.join(', '),
            },
          ]}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('ledger.versions', { policy: policyVersion, tzdata: tzdataVersion })}
        </Typography>
      </Box>
    </>
  );
}

/** What the rules say of calling this person, and on what grounds. */
export function LedgerCard({ ledger, isNow, nameDebtOf, asOf, instead }: LedgerCardProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const zones = ledger?.zones.map((candidate) => candidate.zone) ?? [];
  return (
    <SectionCard isFlush title={t('ledger.title')} lead={t('ledger.lead')}>
      <Box sx={{ px: 2.5, py: 2, display: 'grid', gap: 2 }}>
        {asOf}
        {ledger === undefined ? null : (
          <Box role="status" sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {isNow
                ? t('ledger.isNow')
                : t('ledger.isAt', { moment: formatMinute(ledger.at, language, zone) })}
            </Box>
            <LedgerSummary ledger={ledger} />
          </Box>
        )}
      </Box>
      {ledger === undefined ? (
        <CardPart>{instead}</CardPart>
      ) : (
        <>
          {ledger.debts.map((debt) => (
            <CardPart key={debt.debtId}>
              <DebtSection debt={debt} name={nameDebtOf(debt.debtId)} zones={zones} />
            </CardPart>
          ))}
          <CardPart>
            <LedgerGrounds ledger={ledger} />
          </CardPart>
        </>
      )}
    </SectionCard>
  );
}
