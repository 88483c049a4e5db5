import RateIcon from '@mui/icons-material/PriceChangeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import type { CarrierRate } from '@ringfence/contract/carrier-rates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { useCarrierAccounts } from '../accounts/api.ts';
import { useCarrierRates, useRemoveRate } from './api.ts';
import { createRateColumns } from './rate-columns.tsx';
import { RateDialog } from './rate-dialog.tsx';

type Task = { kind: 'save'; rate: CarrierRate | null } | { kind: 'remove'; rate: CarrierRate };

interface AccountRatesProps {
  api: OrganizationApi;
  accounts: readonly CarrierAccount[];
  accountId: string;
  onChoose: (accountId: string) => void;
}

/** Of the account that is chosen. */
function AccountRates({ api, accounts, accountId, onChoose }: AccountRatesProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const found = useCarrierRates(api, accountId);
  const remove = useRemoveRate(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const mayEdit = found.data?.isEditable === true;
  const names = new Intl.DisplayNames([languageLocales[language]], { type: 'region' });
  const nameCountry = (country: string | null) =>
    country === null ? t('rates.otherCountries') : (names.of(country) ?? country);

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  function begin(wanted: Task) {
    remove.reset();
    setDone(null);
    setTask(wanted);
  }

  return (
    <SectionCard
      title={t('rates.title')}
      lead={t('rates.lead')}
      isFlush
      actions={
        mayEdit ? (
          <Button variant="outlined" onClick={() => begin({ kind: 'save', rate: null })}>
            {t('rates.add')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome error={null} done={done} />
      {accounts.length > 1 ? (
        <Box sx={{ px: 2, py: 1.5, maxWidth: 420 }}>
          <SelectInput
            id="rates-account"
            label={t('rates.account')}
            options={accounts.map(({ id, title }) => ({ value: id, label: title }))}
            value={accountId}
            onChange={onChoose}
            error={null}
            disabled={false}
          />
        </Box>
      ) : null}
      {found.isPending ? (
        <LoadingSkeletons label={t('rates.loading')} rows={2} rowHeight={{ xs: 160, sm: 58 }} />
      ) : found.data === undefined ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data.rates.length === 0 ? (
        <EmptyState
          icon={<RateIcon fontSize="inherit" />}
          title={t('rates.emptyTitle')}
          body={t('rates.emptyBody')}
        />
      ) : (
        <RecordTable
          caption={t('rates.caption')}
          columns={createRateColumns({
            t,
            language,
            nameCountry,
            actions: mayEdit
              ? {
                  isBusy: remove.isPending,
                  onChange: (rate) => begin({ kind: 'save', rate }),
                  onRemove: (rate) => begin({ kind: 'remove', rate }),
                }
              : null,
          })}
          rows={found.data.rates}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'save' ? (
        <RateDialog
          api={api}
          accountId={accountId}
          rate={task.rate}
          nameCountry={nameCountry}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('rates.removeTitle', { country: nameCountry(task.rate.country) })}
          body={t('rates.removeBody')}
          confirmLabel={t(remove.isPending ? 'rates.removing' : 'rates.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { accountId, rateId: task.rate.id },
              {
                onSuccess: () =>
                  finish(t('rates.removed', { country: nameCountry(task.rate.country) })),
              },
            )
          }
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}

/** What the accounts charge for calls. Where there is no account, the section above says so. */
export function RatesSection({ api }: { api: OrganizationApi }) {
  const { data } = useCarrierAccounts(api);
  const [chosen, setChosen] = useState<string | null>(null);
  const accounts = data?.accounts ?? [];
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  if (account === undefined) return null;
  return (
    <AccountRates
      key={account.id}
      api={api}
      accounts={accounts}
      accountId={account.id}
      onChoose={setChosen}
    />
  );
}
