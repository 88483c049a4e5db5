import type { ImportDetail, MappingInput } from '@ringfence/contract/imports';
import { checkMapping } from '@ringfence/domain/imports/check-mapping';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListChoices } from '../lists/index.ts';
import { useImportAction } from './api.ts';
import {
  checkDestination,
  type DestinationErrors,
  type DestinationFields,
  findFaultyField,
  noDestinationErrors,
  writeDay,
} from './check-destination.ts';
import { fillDestination, findRemembered } from './fill-destination.ts';
import { suggestLayoutName } from './suggest-layout-name.ts';
import { useKeptDraft } from './use-kept-draft.ts';

type CheckInput = Parameters<
  ReturnType<typeof import('../access/index.ts').useWorkplace>['client']['imports']['check']
>[0];

/** How the file is read: as it was left or checked last, unless it was looked at in another way since. */
function chooseMapping({ draft, mapping, inspection }: ImportDetail): MappingInput | null {
  const current = writeFormat(inspection?.format);
  const known = [draft?.mapping, mapping].find(
    (one) => one !== null && one !== undefined && writeFormat(one.format) === current,
  );
  return known ?? inspection?.mapping ?? null;
}

/** A person who matches a column with the person's reference has said which column identifies a person. */
function settleQuestion(mapping: MappingInput): MappingInput {
  const isAnswered = mapping.columns.some(({ field }) => field === 'reference');
  return isAnswered ? { ...mapping, personCandidates: undefined } : mapping;
}

/** To be compared: the database keeps the keys of JSON in an order of its own. */
function writeFormat(format: MappingInput['format'] | undefined): string {
  return JSON.stringify(Object.entries(format ?? {}).toSorted());
}

/**
 * How the columns are read, where the people go, and whether the columns are remembered. What was chosen
 * outlives a look at the file with another sheet or separator; the columns themselves begin again then.
 */
export function useMatchForm(detail: ImportDetail) {
  const [search, setSearch] = useSearchParams();
  const lists = useListChoices().data?.lists ?? [];
  const basis = JSON.stringify(detail.inspection?.format ?? null);
  const [read, setRead] = useState({ basis, mapping: chooseMapping(detail) });
  // Until somebody types: a layout's answers come only once the file has been sent and read.
  const [changed, setChanged] = useState<DestinationFields | null>(null);
  const typed = changed ?? fillDestination(detail, search.get('list'));
  const [layout, setLayout] = useState(detail.draft?.layout ?? null);
  const [errors, setErrors] = useState<DestinationErrors>(noDestinationErrors);
  const [isAsked, setAsked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const check = useImportAction((client, input: CheckInput) => client.imports.check(input));

  if (read.basis !== basis) {
    setRead({ basis, mapping: chooseMapping(detail) });
  }
  const mapping = read.basis === basis ? read.mapping : chooseMapping(detail);
  // An archived list is not offered any more.
  const listId = lists.some(({ id }) => id === typed.listId) ? typed.listId : '';
  const fields = { ...typed, listId, isNewList: typed.isNewList || lists.length === 0 };
  const faults = mapping === null ? [] : checkMapping(mapping);
  const kept = layout ?? { isKept: true, name: suggestLayoutName(detail) };
  const today = writeDay(new Date());

  useKeptDraft(detail, isTouched ? { ...typed, mapping, layout } : null);

  function submit() {
    if (mapping === null) {
      return;
    }
    setAsked(true);
    const isOfPeople = mapping.kind === 'debtors';
    const found = isOfPeople ? checkDestination(fields, today) : noDestinationErrors;
    setErrors(found);
    const isPersonUnclear = faults.some(({ code }) => code === 'person_unclear');
    const faulty = isPersonUnclear
      ? 'upload-person'
      : faults.length > 0
        ? 'upload-faults'
        : findFaultyField(found, fields);
    if (faulty !== undefined) {
      // Once the sentence that says why stands there.
      requestAnimationFrame(() => document.getElementById(faulty)?.focus());
      return;
    }
    const { obtainedHow } = fields;
    const input: CheckInput = {
      importId: detail.id,
      mapping: { ...mapping, missingRule: fields.isNewList ? 'leave' : mapping.missingRule },
      destination:
        isOfPeople && obtainedHow !== null
          ? {
              ...(fields.isNewList
                ? { listName: fields.listName.trim() }
                : { listId: fields.listId }),
              obtainedHow,
              obtainedBy: fields.obtainedBy.trim(),
              obtainedOn: fields.obtainedOn,
            }
          : {},
      ...(kept.isKept && kept.name.trim() !== '' ? { layoutName: kept.name.trim() } : {}),
    };
    check.mutate(input, {
      onSuccess: () =>
        setSearch((before) => {
          const after = new URLSearchParams(before);
          after.delete('step');
          return after;
        }),
    });
  }

  return {
    mapping,
    faults,
    /** Whether the person wanted to go on, so that what is lacking is said. */
    isAsked,
    fields,
    lists,
    errors,
    today,
    layout: kept,
    /** The layout whose answers stand there until somebody changes one. */
    rememberedFrom: findRemembered(detail)?.name ?? null,
    changeMapping: (change: Partial<MappingInput>) => {
      setTouched(true);
      setRead((now) => ({
        basis,
        mapping: now.mapping === null ? null : settleQuestion({ ...now.mapping, ...change }),
      }));
    },
    changeFields: (change: Partial<DestinationFields>) => {
      setTouched(true);
      setChanged((now) => ({ ...(now ?? typed), ...change }));
    },
    changeLayout: (change: { isKept: boolean; name: string }) => {
      setTouched(true);
      setLayout(change);
    },
    submit,
    isBusy: check.isPending,
    error: check.error,
  };
}

export type MatchForm = ReturnType<typeof useMatchForm>;
