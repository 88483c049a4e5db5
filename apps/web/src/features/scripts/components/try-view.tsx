import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { FlowFacts } from '@ringfence/domain/callflow/flow-facts';
import { inventFacts } from '@ringfence/domain/callflow/invent-facts';
import { type Script, verifyQuestions } from '@ringfence/domain/callflow/script';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useListeners } from '../api.ts';
import {
  connect,
  endMessage,
  isOver,
  listSaid,
  pressKey,
  startCall,
  type TriedCall,
  waitInSilence,
} from '../trying/try-call.ts';
import { type Speech, useSpeech } from '../trying/use-speech.ts';
import { isKeypadKey, Keypad } from './keypad.tsx';
import { TestCall } from './test-call.tsx';
import { LearnedFacts, TriedCallLog } from './tried-call-log.tsx';

interface TryViewProps {
  api: OrganizationApi;
  /** As it stands in the editor. */
  script: Script;
  /** What is saved of it, for who may have it called; null: they may not. */
  saved: { scriptId: string; version: number; isDirty: boolean } | null;
}

interface Answerer {
  id: string;
  label: string;
  hint?: string;
  facts: FlowFacts;
}

const machineId = 'machine';

/** Why nothing is heard, where that is so. */
function VoiceNotice({ speech, language }: { speech: Speech; language: 'en' | 'es' }) {
  const { t } = useTranslation('scriptEditor');
  if (speech.isAvailable && speech.hasVoice(language)) {
    return null;
  }
  return (
    <Notice kind="info">
      {speech.isAvailable
        ? t('try.noVoice', { language: t(`languages.${language}`) })
        : t('try.noSpeech')}
    </Notice>
  );
}

interface CallControlsProps {
  tried: TriedCall;
  onStep: (step: (before: TriedCall) => TriedCall) => void;
}

/** What one can do at this moment of the call. */
function CallControls({ tried, onStep }: CallControlsProps) {
  const { t } = useTranslation('scriptEditor');
  const { action } = tried.turn;
  if (isOver(tried)) {
    return <Typography role="status">{t('try.over')}</Typography>;
  }
  if (action.kind === 'connect') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => onStep((call) => connect(call, 'answered'))}>
          {t('try.answered')}
        </Button>
        <Button variant="outlined" onClick={() => onStep((call) => connect(call, 'no_answer'))}>
          {t('try.unanswered')}
        </Button>
      </Box>
    );
  }
  if (action.kind === 'leave_message') {
    return (
      <Button variant="outlined" onClick={() => onStep(endMessage)} sx={{ justifySelf: 'start' }}>
        {t('try.messageEnds')}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Keypad
        disabled={action.kind !== 'ask'}
        onKey={(key) => onStep((call) => pressKey(call, key))}
        onSilence={() => onStep(waitInSilence)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {tried.typed === ''
          ? t('try.keypadHint')
          : t('try.typed', { digits: '•'.repeat(tried.typed.length) })}
      </Typography>
    </Box>
  );
}

/** The script as people would meet it, spoken by the browser and answered by keys. */
export function TryPanel({
  script,
  answerers,
}: {
  script: Script;
  answerers: readonly Answerer[];
}) {
  const { t } = useTranslation('scriptEditor');
  const speech = useSpeech();
  const [chosen, setChosen] = useState(answerers[0]?.id ?? machineId);
  const [isAloud, setAloud] = useState(true);
  const [tried, setTried] = useState<TriedCall | null>(null);
  const facts = (answerers.find(({ id }) => id === chosen) ?? answerers[0])?.facts;
  const turn = tried?.turn;
  const { speak, stop } = speech;

  useEffect(() => {
    if (turn !== undefined && isAloud) {
      speak(listSaid(turn));
    }
  }, [turn, isAloud, speak]);

  function start() {
    if (facts !== undefined) {
      setTried(startCall({ script, facts }, chosen === machineId ? 'machine' : 'person'));
    }
  }
  const step = (go: (before: TriedCall) => TriedCall) =>
    setTried((before) => (before === null ? before : go(before)));

  /** The keyboard is the keypad, wherever in the panel one is. */
  function listen(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
    if (tried === null || isTyping || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (isKeypadKey(event.key)) {
      event.preventDefault();
      step((call) => pressKey(call, event.key));
    }
  }

  return (
    <Box onKeyDown={listen} sx={{ display: 'grid', gap: 2.5 }}>
      <RadioChoice
        id="try-who"
        label={t('try.who')}
        options={[
          ...answerers.map(({ id, label, hint }) => ({
            value: id,
            label,
            ...(hint === undefined ? {} : { hint }),
          })),
          { value: machineId, label: t('try.machine') },
        ]}
        value={chosen}
        onChange={(who) => {
          setChosen(who);
          setTried(null);
          stop();
        }}
        error={null}
        disabled={false}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" onClick={start}>
          {t(tried === null ? 'try.start' : 'try.again')}
        </Button>
        {tried === null ? null : (
          <Button
            onClick={() => {
              setTried(null);
              stop();
            }}
          >
            {t('try.stop')}
          </Button>
        )}
        <FormControlLabel
          label={t('try.voice')}
          control={
            <Switch
              size="small"
              checked={isAloud && speech.isAvailable}
              disabled={!speech.isAvailable}
              onChange={(_event, isChecked) => {
                setAloud(isChecked);
                if (!isChecked) {
                  stop();
                }
              }}
            />
          }
          sx={{ '& .MuiFormControlLabel-label': { ml: 1 } }}
        />
      </Box>
      <VoiceNotice speech={speech} language={facts?.language ?? 'en'} />
      {tried === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('try.empty')}</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
          }}
        >
          <TriedCallLog tried={tried} />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <CallControls tried={tried} onStep={step} />
            <LearnedFacts learned={tried.learned} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Those who are listened for; one who is made up where there is nobody. */
export function useAnswerers(
  found: readonly { contactId: string; facts: FlowFacts }[],
): Answerer[] {
  const { t } = useTranslation('scriptEditor');
  const invented = t('try.invented');
  const people =
    found.length > 0
      ? found
      : [
          {
            contactId: 'invented',
            facts: inventFacts(invented, new Date().toISOString().slice(0, 10)),
          },
        ];
  return people.map(({ contactId, facts }) => {
    const answers = verifyQuestions.flatMap((question) => {
      const value = facts.answers[question];
      return value === null ? [] : [t(`try.answers.${question}`, { value })];
    });
    return {
      id: contactId,
      facts,
      label: t('try.person', {
        name: facts.personName,
        language: t(`languages.${facts.language}`),
      }),
      hint:
        answers.length < 2
          ? t('try.notVerifiable')
          : t('try.verifiable', { answers: answers.slice(0, 2).join(', ') }),
    };
  });
}

export function TryView({ api, script, saved }: TryViewProps) {
  const { t } = useTranslation('scriptEditor');
  const listeners = useListeners(api);
  const answerers = useAnswerers(listeners.data?.listeners ?? []);
  const people = answerers.map(({ id, label, hint, facts }) => ({
    contactId: listeners.data?.listeners.some(({ contactId }) => contactId === id) ? id : null,
    label,
    ...(hint === undefined ? {} : { hint }),
    language: facts.language,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionCard title={t('try.title')} lead={t('try.lead')}>
        {listeners.isPending ? (
          <LoadingSkeletons label={t('try.loading')} rows={4} rowHeight={{ xs: 58, sm: 44 }} />
        ) : listeners.data === undefined ? (
          <ErrorState error={listeners.error} onRetry={() => void listeners.refetch()} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {listeners.data.listeners.length === 0 ? (
              <Notice kind="info">{t('try.nobody')}</Notice>
            ) : null}
            <TryPanel script={script} answerers={answerers} />
          </Box>
        )}
      </SectionCard>
      {saved === null || listeners.data === undefined ? null : (
        <TestCall api={api} people={people} {...saved} />
      )}
    </Box>
  );
}
