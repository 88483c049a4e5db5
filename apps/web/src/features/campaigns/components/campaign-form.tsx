import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { choiceOfPool } from '../caller-choice.ts';
import { useCampaignForm } from '../use-campaign-form.ts';

interface CampaignFormProps {
  lists: readonly List[];
  /** The list that was asked for by the address. */
  wantedListId: string;
  onStarted: (campaignId: string) => void;
}

export function CampaignForm(props: CampaignFormProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const form = useCampaignForm(props);
  const { fields, callingNumbers, callingPools, lacksNumbers, change, say, submit, isBusy, error } =
    form;
  const { scripts, lacksScripts, lacking } = form;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {error === null ? null : <ProblemNotice error={error} />}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectInput
          id="campaign-listId"
          label={t('campaigns.form.list')}
          placeholder={t('campaigns.form.choosePlaceholder')}
          options={props.lists.map(({ id, name, contacts }) => ({
            value: id,
            label: t('campaigns.form.listOption', {
              name,
              contacts: formatNumber(contacts, language),
            }),
          }))}
          value={fields.listId}
          onChange={(listId) => change({ listId })}
          error={say('listId')}
          disabled={isBusy}
        />
        <TextInput
          id="campaign-name"
          type="text"
          label={t('campaigns.form.name')}
          autoComplete="off"
          value={fields.name}
          onChange={(name) => change({ name })}
          error={say('name')}
          disabled={isBusy}
        />
        <SelectInput
          id="campaign-scriptId"
          label={t('campaigns.form.script')}
          placeholder={t('campaigns.form.chooseScript')}
          options={scripts.map(({ id, name, approvedVersion }) => ({
            value: id,
            label: t('campaigns.form.scriptOption', { name, version: approvedVersion ?? '' }),
          }))}
          value={fields.scriptId}
          onChange={(scriptId) => change({ scriptId })}
          error={say('scriptId')}
          disabled={isBusy}
        />
        <SelectInput
          id="campaign-callerId"
          label={t('campaigns.form.callerId')}
          placeholder={t('campaigns.form.chooseCallerId')}
          options={[
            ...callingPools.map((pool) => ({
              value: choiceOfPool(pool),
              label: t('campaigns.form.poolOption', { name: pool.name, count: pool.numbers }),
            })),
            ...callingNumbers.map(({ e164, label }) => ({
              value: e164,
              label: label === '' ? e164 : `${e164} (${label})`,
            })),
          ]}
          value={fields.callerId}
          onChange={(callerId) => change({ callerId })}
          error={say('callerId')}
          disabled={isBusy}
        />
        <TextInput
          id="campaign-spokenName"
          type="text"
          label={t('campaigns.form.spokenName')}
          autoComplete="off"
          value={fields.spokenName}
          onChange={(spokenName) => change({ spokenName })}
          hint={t('campaigns.form.spokenNameHint')}
          error={say('spokenName')}
          disabled={isBusy}
        />
        <TextInput
          id="campaign-mostAttempts"
          type="number"
          label={t('campaigns.form.mostAttempts')}
          autoComplete="off"
          value={fields.mostAttempts}
          onChange={(mostAttempts) => change({ mostAttempts })}
          hint={t('campaigns.form.mostAttemptsHint')}
          error={say('mostAttempts')}
          disabled={isBusy}
          attributes={{ min: 1, max: 7, step: 1, inputMode: 'numeric' }}
        />
      </Box>
      {lacking.map(({ variable, people, contacts }) => (
        <Notice kind="info" key={variable}>
          {t('campaigns.form.lacking', {
            count: people,
            people: formatNumber(people, language),
            variable,
          })}{' '}
          {contacts.map(({ id, fullName }, place) => (
            <span key={id}>
              {place === 0 ? '' : ', '}
              <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
            </span>
          ))}
        </Notice>
      ))}
      {lacksScripts ? (
        <Notice kind="error">
          {t('campaigns.form.noScripts')}{' '}
          <TextLink to="/settings/scripts">{t('campaigns.form.toScripts')}</TextLink>
        </Notice>
      ) : null}
      {lacksNumbers ? (
        <Notice kind="error">
          {t('campaigns.form.noCallerIds')}{' '}
          <TextLink to="/settings/caller-ids">{t('campaigns.form.toSettings')}</TextLink>
        </Notice>
      ) : null}
      <Notice kind="info">{t('campaigns.form.summary')}</Notice>
      <Box>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t(isBusy ? 'campaigns.form.submitting' : 'campaigns.form.submit')}
        </Button>
      </Box>
    </Box>
  );
}
