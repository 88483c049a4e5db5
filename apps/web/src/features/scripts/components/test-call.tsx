import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ScriptTest, TestNumber } from '@ringfence/contract/script-tests';
import { type ScriptLanguage, scriptLanguages } from '@ringfence/domain/callflow/script';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { explainError } from '../../../ui/explain-error.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useStartTest, useTest, useTestNumbers } from '../api.ts';
import { describeTest } from '../trying/describe-test.ts';

/** As whom a script is heard. */
export interface HeardAs {
  /** Null: somebody invented. */
  contactId: string | null;
  label: string;
  hint?: string;
  language: ScriptLanguage;
}

interface TestCallProps {
  api: OrganizationApi;
  scriptId: string;
  /** The newest one that is saved. */
  version: number;
  /** Whether there are changes that the call would not speak. */
  isDirty: boolean;
  people: readonly HeardAs[];
}

const inventedId = 'invented';

/** How the call goes. */
function TestState({ api, started }: { api: OrganizationApi; started: ScriptTest }) {
  const { t } = useTranslation('scriptEditor');
  const { data: call, isError } = useTest(api, started);
  const { e164: number, version } = call;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography>
        {t(`testCall.states.${describeTest(call)}`, { number, version })}
        {call.carrierSaid === null ? null : ` ${call.carrierSaid}`}
      </Typography>
      {isError ? <Typography>{t('testCall.stale')}</Typography> : null}
      {call.state === 'ended' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('testCall.callsLeft', { count: call.callsLeft })}
        </Typography>
      ) : null}
    </Box>
  );
}

function TestForm(props: TestCallProps & { numbers: readonly TestNumber[] }) {
  const { api, scriptId, version, isDirty, people, numbers } = props;
  const { t } = useTranslation('scriptEditor');
  const { t: common } = useTranslation();
  const start = useStartTest(api);
  const [e164, setNumber] = useState(numbers[0]?.e164 ?? '');
  const [whom, setWhom] = useState(people[0]?.contactId ?? inventedId);
  const person = people.find(({ contactId }) => (contactId ?? inventedId) === whom) ?? people[0];
  const [chosen, setLanguage] = useState<ScriptLanguage | null>(null);
  const language = chosen ?? person?.language ?? 'en';
  const started = start.data;
  const numberFault = readFieldError(start.error, 'e164');
  const whomFault = readFieldError(start.error, 'contactId');

  const describeNumber = ({ e164: number, label, kind }: TestNumber): string =>
    label === ''
      ? t('testCall.option', { number, kind: t(`testCall.kinds.${kind}`) })
      : t('testCall.labelled', { number, label, kind: t(`testCall.kinds.${kind}`) });

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {isDirty ? <Notice kind="info">{t('testCall.unsaved', { version })}</Notice> : null}
      <Box sx={{ maxWidth: 480 }}>
        <SelectInput
          id="test-number"
          label={t('testCall.number')}
          options={numbers.map((number) => ({
            value: number.e164,
            label: describeNumber(number),
          }))}
          value={e164}
          onChange={setNumber}
          error={numberFault}
          disabled={start.isPending}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <RadioChoice
          id="test-whom"
          label={t('testCall.whom')}
          options={people.map(({ contactId, label, hint }) => ({
            value: contactId ?? inventedId,
            label,
            ...(hint === undefined ? {} : { hint }),
          }))}
          value={whom}
          onChange={setWhom}
          error={whomFault}
          disabled={start.isPending}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('testCall.whomHint')}
        </Typography>
      </Box>
      <RadioChoice
        id="test-language"
        label={t('testCall.language')}
        options={scriptLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onChange={setLanguage}
        error={null}
        disabled={start.isPending}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          disabled={start.isPending || e164 === ''}
          onClick={() =>
            start.mutate({ scriptId, e164, language, contactId: person?.contactId ?? null })
          }
        >
          {t(
            start.isPending
              ? 'testCall.calling'
              : started === undefined
                ? 'testCall.call'
                : 'testCall.again',
          )}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('testCall.limits')}
        </Typography>
      </Box>
      {start.error === null || numberFault !== null || whomFault !== null ? null : (
        <Notice kind="error">{explainError(start.error, common)}</Notice>
      )}
      {started === undefined ? null : <TestState key={started.id} api={api} started={started} />}
    </Box>
  );
}

/** Has a number of one's own called, to hear the script as the phone says it. */
export function TestCall(props: TestCallProps) {
  const { t } = useTranslation('scriptEditor');
  const numbers = useTestNumbers(props.api);
  return (
    <SectionCard title={t('testCall.title')} lead={t('testCall.lead')}>
      {numbers.isPending ? (
        <LoadingSkeletons label={t('testCall.loading')} rows={3} rowHeight={{ xs: 58, sm: 44 }} />
      ) : numbers.data === undefined ? (
        <ErrorState error={numbers.error} onRetry={() => void numbers.refetch()} />
      ) : numbers.data.numbers.length === 0 ? (
        <Typography>
          {t('testCall.none')}{' '}
          <TextLink to="/settings/staffed-lines">{t('testCall.addLine')}</TextLink>
        </Typography>
      ) : (
        <TestForm {...props} numbers={numbers.data.numbers} />
      )}
    </SectionCard>
  );
}
