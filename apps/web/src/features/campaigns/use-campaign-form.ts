import type { List } from '@ringfence/contract/lists';
import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../platform/api/problem.ts';
import { formatDay } from '../../ui/format-moment.ts';
import { useWorkplace } from '../access/index.ts';
import {
  useApprovedScripts,
  useCallingNumbers,
  useCallingPools,
  useLacking,
  useStartCampaign,
} from './api.ts';
import { readChoice, suggestChoice } from './caller-choice.ts';
import { type CampaignFields, checkCampaign, noCampaignErrors } from './check-campaign.ts';
import { recallCallingNumber, rememberCallingNumber } from './remembered-number.ts';

interface CampaignFormOptions {
  lists: readonly List[];
  wantedListId: string;
  onStarted: (campaignId: string) => void;
}

const order = ['listId', 'name', 'scriptId', 'callerId', 'spokenName', 'mostAttempts'] as const;

/** The organization's own name, unless it would tell a stranger on the line of debts. */
const suggestSpokenName = (name: string): string => (indicatesCollection(name) ? '' : name);

/** What the form for a new campaign holds and does. */
export function useCampaignForm({ lists, wantedListId, onStarted }: CampaignFormOptions) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { organization } = useWorkplace();
  const organizationId = organization?.id ?? '';
  const known = useCallingNumbers();
  const callingNumbers = known ?? [];
  const knownPools = useCallingPools();
  const callingPools = knownPools ?? [];
  const knownScripts = useApprovedScripts();
  const scripts = knownScripts ?? [];
  const start = useStartCampaign();
  const keyOf = useIdempotencyKey();
  const [errors, setErrors] = useState(noCampaignErrors);
  const [changed, setChanged] = useState<Partial<CampaignFields>>({});

  const list = lists.find(({ id }) => id === (changed.listId ?? wantedListId));
  const listId = list?.id ?? '';
  const fields: CampaignFields = {
    listId,
    name:
      changed.name ??
      (list === undefined
        ? ''
        : t('campaigns.form.defaultName', {
            list: list.name,
            day: formatDay(new Date().toISOString(), language),
          })),
    // One that is the only one need not be chosen.
    scriptId: changed.scriptId ?? (scripts.length === 1 ? (scripts[0]?.id ?? '') : ''),
    callerId:
      changed.callerId ??
      suggestChoice(recallCallingNumber(organizationId), callingPools, callingNumbers),
    spokenName: changed.spokenName ?? suggestSpokenName(organization?.name ?? ''),
    mostAttempts: changed.mostAttempts ?? '3',
  };

  const lacking = useLacking(fields.scriptId, listId);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkCampaign(fields);
    setErrors(found);
    const faulty = order.find((name) => found[name] !== null);
    if (faulty !== undefined) {
      document.getElementById(`campaign-${faulty}`)?.focus();
      return;
    }
    const input = {
      name: fields.name.trim(),
      listId,
      scriptId: fields.scriptId,
      ...readChoice(fields.callerId),
      spokenName: fields.spokenName.trim(),
      mostAttempts: Number(fields.mostAttempts),
    };
    start.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ id }) => {
          rememberCallingNumber(organizationId, fields.callerId);
          onStarted(id);
        },
      },
    );
  }

  return {
    fields,
    callingNumbers,
    callingPools,
    scripts,
    lacking,
    lacksScripts: knownScripts?.length === 0,
    lacksNumbers: known?.length === 0 && knownPools?.length === 0,
    change: (change: Partial<CampaignFields>) => setChanged({ ...changed, ...change }),
    /** What is wrong with a field: our own check first, then the server's word. */
    say: (name: keyof CampaignFields): string | null => {
      const key = errors[name];
      if (key !== null) return t(key);
      const refusal = readFieldError(start.error, name);
      return name === 'callerId'
        ? (refusal ?? readFieldError(start.error, 'callerPoolId'))
        : refusal;
    },
    submit,
    isBusy: start.isPending,
    error: start.error,
  };
}
