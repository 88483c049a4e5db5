import type { CarrierRate } from '@ringfence/contract/carrier-rates';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { listCountries, listCurrencies } from '../../../ui/list-places.ts';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useSetRate } from './api.ts';
import { draftRate, otherCountries, type RateDraft, readRate } from './rate-draft.ts';

interface RateDialogProps {
  api: OrganizationApi;
  accountId: string;
  /** Null for a new one. */
  rate: CarrierRate | null;
  /** Of the rate that is changed. */
  nameCountry: (country: string | null) => string;
  /** Hears what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

const fields = ['country', 'currency', 'perMinute', 'perCall', 'incrementSeconds'] as const;
const numbers = [
  { name: 'perMinute', hint: 'rates.perMinuteHint', mode: 'decimal' },
  { name: 'perCall', hint: 'rates.perCallHint', mode: 'decimal' },
  { name: 'incrementSeconds', hint: 'rates.incrementHint', mode: 'numeric' },
] as const;

/** What calls to a country cost: a new rate, or one that is changed. */
export function RateDialog(props: RateDialogProps) {
  const { api, accountId, rate, nameCountry, onDone, onClose } = props;
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const locale = languageLocales[language];
  const countries = useMemo(() => listCountries(locale), [locale]);
  const currencies = useMemo(() => listCurrencies(locale), [locale]);
  const save = useSetRate(api);
  const [draft, setDraft] = useState(() => draftRate(rate));
  const [isTried, setTried] = useState(false);
  const read = readRate(draft);
  const isBusy = save.isPending;
  const change = (part: Partial<RateDraft>) => setDraft((before) => ({ ...before, ...part }));

  function submit() {
    setTried(true);
    if (read.rate === null) {
      const faulty = fields.find((name) => read.faults.has(name));
      document.getElementById(`rate-${faulty}`)?.focus();
      return;
    }
    save.mutate(
      { accountId, ...read.rate },
      {
        onSuccess: ({ country }) => onDone(t('rates.saved', { country: nameCountry(country) })),
      },
    );
  }

  function say(name: (typeof fields)[number]): string | null {
    const fault = isTried ? read.faults?.get(name) : undefined;
    return fault === undefined ? null : t(`rates.errors.${fault}`);
  }

  return (
    <FormDialog
      title={
        rate === null
          ? t('rates.addTitle')
          : t('rates.changeTitle', { country: nameCountry(rate.country) })
      }
      submitLabel={t(isBusy ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={save.error}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      {rate === null ? (
        <SelectInput
          id="rate-country"
          label={t('rates.country')}
          placeholder=""
          options={[
            { value: otherCountries, label: t('rates.otherCountries') },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={draft.country}
          onChange={(country) => change({ country })}
          error={say('country')}
          disabled={isBusy}
        />
      ) : null}
      <SelectInput
        id="rate-currency"
        label={t('rates.currency')}
        options={currencies.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        error={say('currency')}
        disabled={isBusy}
      />
      {numbers.map(({ name, hint, mode }) => (
        <TextInput
          key={name}
          id={`rate-${name}`}
          type="text"
          label={t(`rates.${name}`)}
          autoComplete="off"
          value={draft[name]}
          onChange={(value) => change({ [name]: value })}
          hint={t(hint)}
          error={say(name)}
          disabled={isBusy}
          attributes={{ inputMode: mode }}
        />
      ))}
    </FormDialog>
  );
}
