import Box from '@mui/material/Box';
import type { ScheduledCall } from '@ringfence/contract/activity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { formatMinute } from '../../../ui/format-minute.ts';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { readWallTime, writeWallTime } from '../../../ui/wall-time.ts';
import { useChangeScheduled, useCheck } from '../change-scheduled.ts';
import { isAllowed, RuleAnswer } from './rule-answer.tsx';

interface MoveDialogProps {
  call: ScheduledCall;
  onDone: (to: string) => void;
  onClose: () => void;
}

/** Asks for another time, by the reader's clock or by the person's, and says whether it is lawful. */
export function MoveDialog({ call, onDone, onClose }: MoveDialogProps) {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const mine = useReaderZone();
  const theirs = call.zone ?? mine;
  const [clock, setClock] = useState<'theirs' | 'mine'>('theirs');
  const zone = clock === 'theirs' ? theirs : mine;
  // A call that is due already is moved from now on.
  const [opened] = useState(Date.now);
  const first = new Date(Math.max(Date.parse(call.nextAt), opened)).toISOString();
  const [moment, setMoment] = useState<string | null>(first);
  const [text, setText] = useState(() => writeWallTime(first, zone));
  const [isSent, setSent] = useState(false);
  const isPassed = moment !== null && Date.parse(moment) < opened - 60_000;
  const canAsk = moment !== null && !isPassed;
  const check = useCheck(call, moment ?? undefined, canAsk);
  const change = useChangeScheduled(call);
  const answer = check.data;
  const isAnswered = canAsk && answer !== undefined && !check.isPlaceholderData;

  function choose(to: string | null, written: string) {
    setMoment(to);
    setText(written);
    change.reset();
  }
  function submit() {
    setSent(true);
    if (!isAnswered || moment === null || !isAllowed(answer)) return;
    change.mutate({ kind: 'move', to: moment }, { onSuccess: () => onDone(moment) });
  }
  const missing = moment === null && isSent ? t('move.missing') : null;
  return (
    <FormDialog
      title={t('move.title', { name: call.contact.fullName })}
      body={t('move.body')}
      submitLabel={t(change.isPending ? 'actions.busy' : 'move.submit')}
      cancelLabel={t('actions.close')}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs === mine ? null : (
        <SelectInput
          id="move-clock"
          label={t('move.clock')}
          options={[
            { value: 'theirs', label: t('move.theirs', { zone: theirs }) },
            { value: 'mine', label: t('move.mine', { zone: mine }) },
          ]}
          value={clock}
          onChange={(value) => {
            const chosen = value === 'mine' ? 'mine' : 'theirs';
            setClock(chosen);
            if (moment !== null) setText(writeWallTime(moment, chosen === 'mine' ? mine : theirs));
          }}
          error={null}
          disabled={change.isPending}
        />
      )}
      <TextInput
        id="move-time"
        type="datetime-local"
        label={t('move.time')}
        autoComplete="off"
        value={text}
        onChange={(written) => choose(readWallTime(written, zone), written)}
        error={isPassed ? t('move.passed') : missing}
        disabled={change.isPending}
      />
      {moment === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Box>{t('move.there', { moment: formatMinute(moment, language, theirs) })}</Box>
          {theirs === mine ? null : (
            <Box>{t('move.yours', { moment: formatMinute(moment, language, mine) })}</Box>
          )}
        </Box>
      )}
      <Box aria-live="polite">
        {!canAsk ? null : check.error !== null ? (
          <ProblemNotice error={check.error} />
        ) : isAnswered ? (
          <RuleAnswer
            check={answer}
            lawful={t('move.lawful')}
            unlawful={t('move.unlawful')}
            onUse={(next) => choose(next, writeWallTime(next, zone))}
          />
        ) : (
          t('move.checking')
        )}
      </Box>
    </FormDialog>
  );
}
