import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { LateArea } from '../../../ui/late-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { PreflightPanel } from '../../preflight/index.ts';
import { choiceOfPool } from '../caller-choice.ts';
import { type CampaignFormOptions, useCampaignForm } from '../use-campaign-form.ts';
import { AgainFields } from './again-fields.tsx';
import { FoldedSection } from './folded-section.tsx';
import { FormNotices } from './form-notices.tsx';
import { PaceFields } from './pace-fields.tsx';
import { TemplateBar } from './template-bar.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhomFields } from './whom-fields.tsx';

// Fetched when somebody is about to start.
const LaunchDialog = lazy(async () => ({
  default: (await import('./launch-dialog.tsx')).LaunchDialog,
}));

/** Three choices, and the rest folded. */
export function CampaignForm(props: CampaignFormOptions) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const form = useCampaignForm(props);
  const { fields, callingNumbers, callingPools, scripts, change, say, isBusy, error } = form;
  const [nameError, spokenError] = [say('name'), say('spokenName')];
  const script = scripts.find(({ id }) => id === fields.scriptId);
  const version = script?.approvedVersion ?? null;
  const body = (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error === null ? null : <ProblemNotice error={error} />}
      {form.isRecalled ? (
        <Notice kind="info">
          {t('campaigns.form.draft.restored')}{' '}
          <Button size="small" onClick={form.discard}>
            {t('campaigns.form.draft.discard')}
          </Button>
        </Notice>
      ) : null}
      <TemplateBar form={form} />
      <Box
        component="form"
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
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
          hint={t('campaigns.form.scriptHint')}
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
        <FormNotices form={form} />
        <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <WhomFields form={form} lists={props.lists} />
          <WhenFields form={form} />
          <PaceFields form={form} />
          <AgainFields form={form} />
          <FoldedSection
            title={t('campaigns.form.sections.say')}
            meaning={[fields.name, fields.spokenName].filter((text) => text !== '').join(' · ')}
            isFaulty={nameError !== null || spokenError !== null}
          >
            <TextInput
              id="campaign-name"
              type="text"
              label={t('campaigns.form.name')}
              autoComplete="off"
              value={fields.name}
              onChange={(name) => change({ name })}
              error={nameError}
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
              error={spokenError}
              disabled={isBusy}
            />
          </FoldedSection>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('campaigns.form.summary')}{' '}
          <TextLink to="/settings/policy">{t('campaigns.form.toPolicy')}</TextLink>
        </Box>
        <Box>
          <Button type="submit" variant="contained" disabled={isBusy || form.isLoading}>
            {t('campaigns.form.submit')}
          </Button>
        </Box>
      </Box>
      {form.isAsking ? (
        <LateArea fallback={<TopProgressBar />} onClose={form.withdraw}>
          <LaunchDialog form={form} />
        </LateArea>
      ) : null}
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: 'minmax(0, 3fr) minmax(0, 2fr)',
        },
      }}
    >
      <Card sx={{ p: 2.5 }}>{body}</Card>
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: { lg: 88 },
          maxHeight: { lg: 'calc(100vh - 104px)' },
          overflowY: { lg: 'auto' },
        }}
      >
        <PreflightPanel
          asked={form.asked}
          ignored={form.ignored}
          script={version === null ? null : { id: fields.scriptId, version }}
        />
      </Box>
    </Box>
  );
}
