import type { List } from '@ringfence/contract/lists';
import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../platform/api/problem.ts';
import { formatDay } from '../../ui/format-moment.ts';
import { useReaderZone } from '../../ui/use-reader-zone.ts';
import { useWorkplace } from '../access/index.ts';
import {
  useApprovedScripts,
  useCallingNumbers,
  useCallingPools,
  useLacking,
  useLastSpokenName,
  useStartCampaign,
} from './api.ts';
import { findCaller, findScript, readChoice } from './caller-choice.ts';
import { askPreflight, type CampaignFields, firstChoices, readChoices } from './campaign-fields.ts';
import {
  type CampaignErrors,
  type CheckedField,
  checkCampaign,
  checkedFields,
  checkTemplate,
  findIgnored,
} from './check-campaign.ts';
import { recallCallingNumber, rememberCallingNumber } from './remembered-number.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';
import { useSettled } from './use-settled.ts';

export interface CampaignFormOptions extends DraftOptions {
  lists: readonly List[];
  onStarted: (campaignId: string) => void;
}

/** The organization's own name, unless it would tell a stranger on the line of debts. */
const suggestSpokenName = (name: string): string => (indicatesCollection(name) ? '' : name);

/** What the fields are called on the screen. */
const labels = {
  listId: 'campaigns.form.list',
  scriptId: 'campaigns.form.script',
  callerId: 'campaigns.form.callerId',
  name: 'campaigns.form.name',
  spokenName: 'campaigns.form.spokenName',
  startsAt: 'campaigns.form.startsAt',
  endsAt: 'campaigns.form.endsAt',
  days: 'campaigns.form.hours',
  callsPerSecond: 'campaigns.form.callsPerSecond',
  callsAtOnce: 'campaigns.form.callsAtOnce',
  mostAttempts: 'campaigns.form.mostAttempts',
} as const satisfies Record<CheckedField, string>;

/** The server names a list by its place, and a pool by its own field. */
const fieldsOfServer: Partial<Record<CheckedField, readonly string[]>> = {
  callerId: ['callerId', 'callerPoolId'],
  days: ['hours'],
};

/** What the form for a new campaign holds and does. */
export function useCampaignForm(options: CampaignFormOptions) {
  const { lists, onStarted } = options;
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useReaderZone();
  const { organization } = useWorkplace();
  const organizationId = organization?.id ?? '';
  const known = {
    numbers: useCallingNumbers(),
    pools: useCallingPools(),
    scripts: useApprovedScripts(),
  };
  const { data: scripts = [] } = known.scripts;
  const lastName = useLastSpokenName();
  const start = useStartCampaign();
  const keyOf = useIdempotencyKey();
  const { changed, isRecalled, change, discard, forget } = useDraft(options, organizationId);
  const [errors, setErrors] = useState<CampaignErrors>({});
  const [isAsking, setAsking] = useState(false);

  const list = lists.find(({ id }) => id === changed.listId);
  const script = findScript(changed.scriptId ?? '', known.scripts.data);
  const caller = findCaller(changed.callerId ?? '', recallCallingNumber(organizationId), {
    pools: known.pools.data,
    numbers: known.numbers.data,
  });
  const fields: CampaignFields = {
    ...firstChoices,
    ...changed,
    listId: list?.id ?? '',
    name:
      changed.name ??
      (list === undefined
        ? ''
        : t('campaigns.form.defaultName', {
            list: list.name,
            day: formatDay(new Date().toISOString(), language),
          })),
    scriptId: script.value,
    callerId: caller.value,
    spokenName: changed.spokenName ?? lastName ?? suggestSpokenName(organization?.name ?? ''),
    mostAttempts: changed.mostAttempts ?? '3',
  };
  // The preflight says it where more than one list decides who is called.
  const isOneList = fields.furtherListIds.length + fields.excludedListIds.length === 0;
  const lacking = useLacking(fields.scriptId, isOneList ? fields.listId : '');
  const asked = useSettled(askPreflight(fields, zone));
  const ignored = useSettled([
    ...(script.isGone ? (['scriptId'] as const) : []),
    ...(caller.isGone ? (['callerId'] as const) : []),
    ...findIgnored(fields, zone),
  ]);

  /** Shows what is wrong, and whether nothing is. */
  function isRight(found: CampaignErrors): boolean {
    start.reset();
    setErrors(found);
    const faulty = checkedFields.find((name) => found[name] !== undefined);
    if (faulty === undefined) return true;
    // A folded section opens for its error first.
    requestAnimationFrame(() => document.getElementById(`campaign-${faulty}`)?.focus());
    return false;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRight(checkCampaign(fields, { zone, now: Date.now() }))) setAsking(true);
  }

  function launch() {
    const input = {
      name: fields.name.trim(),
      listId: fields.listId,
      scriptId: fields.scriptId,
      ...readChoice(fields.callerId),
      spokenName: fields.spokenName.trim(),
      mostAttempts: Number(fields.mostAttempts),
      ...readChoices(fields, zone),
    };
    start.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ id }) => {
          rememberCallingNumber(organizationId, fields.callerId);
          forget();
          onStarted(id);
        },
        onError: () => setAsking(false),
      },
    );
  }

  /** What was chosen, and is no longer there: nothing else is chosen in its place. */
  function findGone(name: CheckedField): string | null {
    if (name === 'listId' && list === undefined && (changed.listId ?? '') !== '') {
      return t('campaigns.form.gone.list');
    }
    if (name === 'scriptId' && script.isGone) return t('campaigns.form.gone.script');
    if (name !== 'callerId' || !caller.isGone) return null;
    const choice = readChoice(changed.callerId ?? '');
    return 'callerId' in choice
      ? t('campaigns.form.gone.number', { number: choice.callerId })
      : t('campaigns.form.gone.pool');
  }

  return {
    fields,
    /** As it was chosen, also where that is gone by now. */
    held: { ...fields, ...changed },
    zone,
    list,
    callingNumbers: known.numbers.data ?? [],
    callingPools: known.pools.data ?? [],
    scripts,
    /** Whether the script that is chosen can connect people to a staffed line. */
    connects: scripts.find(({ id }) => id === fields.scriptId)?.connects ?? false,
    lacking,
    /** What the preflight is asked for, once the fields have not changed for a moment. */
    asked,
    /** What the form holds besides, and the preflight is not asked for. */
    ignored: ignored.map((name) => t(labels[name])),
    lacksScripts: known.scripts.data?.length === 0,
    lacksNumbers: known.numbers.data?.length === 0 && known.pools.data?.length === 0,
    /** Whether it is not known yet what can be chosen: what is suggested then comes of itself. */
    isLoading: Object.values(known).some(({ isPending }) => isPending),
    /** What could not be loaded, and how it is tried again. */
    failed: (['scripts', 'numbers', 'pools'] as const)
      .filter((what) => known[what].isLoadingError)
      .map((what) => ({ what, retry: () => void known[what].refetch() })),
    change,
    isRecalled,
    discard,
    /** What is wrong with a field: our own check first, then the server's word. */
    say(name: CheckedField): string | null {
      const gone = findGone(name);
      if (gone !== null) return gone;
      const key = errors[name];
      if (key !== undefined) return t(key);
      const refusals = (fieldsOfServer[name] ?? [name]).map((field) =>
        readFieldError(start.error, field),
      );
      return refusals.find((refusal) => refusal !== null) ?? null;
    },
    /** What is wrong with one of the lists, by the server's word. */
    sayOfLists(name: 'furtherListIds' | 'excludedListIds'): string | null {
      const refusals = fields[name].map((_, place) =>
        readFieldError(start.error, `${name}.${place}`),
      );
      return refusals.find((refusal) => refusal !== null) ?? null;
    },
    /** Whether the preflight is asked for what the fields hold. */
    isAsked: JSON.stringify(asked) === JSON.stringify(askPreflight(fields, zone)),
    submit,
    /** Whether the choices can be kept: what is not valid would be lost. */
    isFitToKeep: () => isRight(checkTemplate(fields)),
    isAsking,
    launch,
    withdraw: () => setAsking(false),
    isBusy: start.isPending,
    error: start.error,
  };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>;

/** What a part of the form needs that shows fields and what they mean. */
export type FieldsOfForm = Pick<
  CampaignForm,
  'fields' | 'list' | 'zone' | 'connects' | 'change' | 'say' | 'isBusy'
>;
