import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Inspection, MappingInput } from '@ringfence/contract/imports';
import { dateOrders, decimalMarks } from '@ringfence/domain/imports/import-words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../../i18n/languages.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { listCountries, listCurrencies, listZones } from '../../../../ui/list-places.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { type Example, findAmountExample, findDateExample } from '../../find-example.ts';
import type { MatchForm } from '../../use-match-form.ts';

interface ReadingSectionProps {
  form: MatchForm;
  mapping: MappingInput;
  inspection: Inspection;
}

/** A value of the file and what it becomes, below the choice that decides it. */
function ExampleLine({ example }: { example: Example | null }) {
  const { t } = useTranslation('uploads');
  if (example === null) {
    return null;
  }
  const { text, value } = example;
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ display: 'block', mt: 0.5, color: value === null ? 'error.main' : 'text.secondary' }}
    >
      {value === null
        ? t('reading.exampleUnread', { text })
        : t('reading.exampleRead', { text, value })}
    </Typography>
  );
}

function useReadingChoices() {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = languageLocales[language];
    return {
      countries: listCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
      currencies: listCurrencies(locale).map(({ code, name }) => ({
        value: code,
        label: `${code}, ${name}`,
      })),
      zones: listZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    };
  }, [language]);
}

/** What the cells do not say themselves: country, currency, the order of dates, the mark of cents. */
export function ReadingSection({ form, mapping, inspection }: ReadingSectionProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { countries, currencies, zones } = useReadingChoices();
  const { changeMapping, isBusy } = form;
  const { kind, country, currency, dateOrder, decimalMark, zone } = mapping;
  const reader = { language, now: new Date() };
  const shared = { error: null, disabled: isBusy };
  return (
    <SectionCard title={t('reading.title')}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectInput
          id="upload-country"
          label={t('reading.country')}
          options={countries}
          value={country}
          onChange={(value) => changeMapping({ country: value })}
          {...shared}
        />
        {kind === 'debtors' ? (
          <SelectInput
            id="upload-currency"
            label={t('reading.currency')}
            options={currencies}
            value={currency}
            onChange={(value) => changeMapping({ currency: value })}
            {...shared}
          />
        ) : (
          <SelectInput
            id="upload-zone"
            label={t('reading.zone')}
            options={zones}
            value={zone}
            onChange={(value) => changeMapping({ zone: value })}
            {...shared}
          />
        )}
        <Box>
          <SelectInput
            id="upload-date-order"
            label={t('reading.dateOrder')}
            options={dateOrders.map((value) => ({
              value,
              label: t(`reading.dateOrders.${value}`),
            }))}
            value={dateOrder}
            onChange={(value) =>
              changeMapping({ dateOrder: dateOrders.find((one) => one === value) ?? dateOrder })
            }
            {...shared}
          />
          <ExampleLine example={findDateExample(mapping, inspection.columns, reader)} />
        </Box>
        {kind === 'debtors' ? (
          <Box>
            <SelectInput
              id="upload-decimal-mark"
              label={t('reading.decimalMark')}
              options={decimalMarks.map((value) => ({
                value,
                label: t(`reading.decimalMarks.${value}`),
              }))}
              value={decimalMark}
              onChange={(value) =>
                changeMapping({
                  decimalMark: decimalMarks.find((one) => one === value) ?? decimalMark,
                })
              }
              {...shared}
            />
            <ExampleLine example={findAmountExample(mapping, inspection.columns, language)} />
          </Box>
        ) : null}
      </Box>
    </SectionCard>
  );
}
