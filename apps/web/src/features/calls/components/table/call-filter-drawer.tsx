import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { CallFilter } from '@ringfence/contract/calls';
import { campaignOrigins } from '@ringfence/domain/calls/call-kinds';
import { answerers } from '@ringfence/domain/calls/carrier-event';
import { happenings, outcomes } from '@ringfence/domain/calls/words';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { CheckChoices } from '../../../../ui/check-choices.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { nameOutcome } from '../../call-words.ts';
import { tidyFilter } from '../../table/call-view.ts';
import { type Choices, nameHour, nameUnderWay, nameWeekday } from '../../table/describe-filter.ts';

interface CallFilterDrawerProps {
  filter: CallFilter;
  choices: Choices;
  onApply: (filter: CallFilter) => void;
  onClose: () => void;
}

const mostSeconds = 86_400;
const hours = Array.from({ length: 24 }, (_unused, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 0];

const toOptions = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** Every filter, beside the table on wide screens and in its place on narrow ones. */
export function CallFilterDrawer({ filter, choices, onApply, onClose }: CallFilterDrawerProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const titleId = useId();
  const [draft, setDraft] = useState<CallFilter>(filter);
  const [seconds, setSeconds] = useState(filter.minimumSeconds?.toString() ?? '');
  const [isAsked, setAsked] = useState(false);
  const change = (changes: CallFilter) => setDraft({ ...draft, ...changes });
  const isWrongPeriod = draft.from !== undefined && draft.to !== undefined && draft.to < draft.from;
  const isWrongSeconds =
    seconds !== '' && !(/^\d{1,5}$/.test(seconds) && Number(seconds) <= mostSeconds);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isWrongPeriod || isWrongSeconds) {
      document.getElementById(isWrongPeriod ? 'call-to' : 'call-seconds')?.focus();
      return;
    }
    const minimumSeconds = seconds === '' ? undefined : Number(seconds);
    onApply(tidyFilter({ ...draft, minimumSeconds, search: filter.search }));
  }

  const select = (
    id: string,
    label: string,
    value: string | undefined,
    options: readonly { value: string; label: string }[],
    onChange: (value: string | undefined) => void,
  ) =>
    options.length === 0 && value === undefined ? null : (
      <SelectInput
        id={`call-${id}`}
        label={label}
        placeholder={t('calls.filter.any')}
        options={options}
        value={value ?? ''}
        onChange={(next) => onChange(next === '' ? undefined : next)}
        error={null}
        disabled={false}
      />
    );
  const day = (id: 'from' | 'to') => (
    <TextInput
      id={`call-${id}`}
      type="date"
      label={t(`calls.filter.${id}`)}
      autoComplete="off"
      value={draft[id] ?? ''}
      onChange={(value) => change({ [id]: value === '' ? undefined : value })}
      error={id === 'to' && isAsked && isWrongPeriod ? t('calls.filter.wrongPeriod') : null}
      disabled={false}
    />
  );

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 400 } },
        },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
      >
        <Typography id={titleId} variant="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
          {t('calls.filter.title')}
        </Typography>
        <Box sx={{ flex: 1, overflowY: 'auto', px: 3, py: 2, display: 'grid', gap: 2.5 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {day('from')}
            {day('to')}
          </Box>
          <CheckChoices
            id="call-outcomes"
            label={t('calls.filter.outcomes')}
            hint={t('calls.filter.outcomesHint')}
            options={outcomes.map((value) => ({ value, label: nameOutcome(value, t) }))}
            values={draft.outcomes ?? []}
            onChange={(chosen) => change({ outcomes: chosen })}
            disabled={false}
          />
          {select(
            'happened',
            t('calls.filter.happened'),
            draft.happened,
            happenings.map((value) => ({ value, label: t(`calls.happenings.${value}`) })),
            (value) => change({ happened: happenings.find((word) => word === value) }),
          )}
          {select(
            'origin',
            t('calls.filter.origin'),
            draft.origin,
            campaignOrigins.map((value) => ({ value, label: t(`calls.origins.${value}`) })),
            (value) => change({ origin: campaignOrigins.find((word) => word === value) }),
          )}
          {select(
            'campaign',
            t('calls.filter.campaign'),
            draft.campaignId,
            toOptions(choices.campaigns),
            (campaignId) => change({ campaignId }),
          )}
          {select(
            'list',
            t('calls.filter.list'),
            draft.listId,
            toOptions(choices.lists),
            (listId) => change({ listId }),
          )}
          {select(
            'caller',
            t('calls.filter.callerId'),
            draft.callerId,
            choices.callerIds.map((value) => ({ value, label: value })),
            (callerId) => change({ callerId }),
          )}
          {select(
            'account',
            t('calls.filter.account'),
            draft.accountId,
            toOptions(choices.accounts),
            (accountId) => change({ accountId }),
          )}
          {select(
            'answered',
            t('calls.filter.answeredBy'),
            draft.answeredBy,
            answerers.map((value) => ({ value, label: t(`calls.answerers.${value}`) })),
            (value) => change({ answeredBy: answerers.find((word) => word === value) }),
          )}
          <TextInput
            id="call-seconds"
            type="text"
            label={t('calls.filter.seconds')}
            autoComplete="off"
            value={seconds}
            onChange={setSeconds}
            error={isAsked && isWrongSeconds ? t('calls.filter.wrongSeconds') : null}
            disabled={false}
            attributes={{ inputMode: 'numeric', maxLength: 5 }}
          />
          {select(
            'hour',
            t('calls.filter.hour'),
            draft.hour?.toString(),
            hours.map((hour) => ({ value: String(hour), label: nameHour(hour, language) })),
            (value) => change({ hour: value === undefined ? undefined : Number(value) }),
          )}
          {select(
            'weekday',
            t('calls.filter.weekday'),
            draft.weekday?.toString(),
            weekdays.map((value) => ({
              value: String(value),
              label: nameWeekday(value, language),
            })),
            (value) => change({ weekday: value === undefined ? undefined : Number(value) }),
          )}
          <FormControlLabel
            label={nameUnderWay(draft, t)}
            control={
              <Checkbox
                size="small"
                checked={draft.underWay === true}
                onChange={(_event, underWay) => change({ underWay })}
              />
            }
          />
          <FormControlLabel
            label={t('calls.filter.placed')}
            control={
              <Checkbox
                size="small"
                checked={draft.placed === true}
                onChange={(_event, placed) => change({ placed })}
              />
            }
          />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 1,
            px: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button
            onClick={() => {
              setDraft({});
              setSeconds('');
            }}
            sx={{ mr: 'auto' }}
          >
            {t('calls.filter.clear')}
          </Button>
          <Button onClick={onClose}>{t('calls.filter.close')}</Button>
          <Button type="submit" variant="contained">
            {t('calls.filter.apply')}
          </Button>
        </Box>
      </Box>
    </Drawer>
  );
}
