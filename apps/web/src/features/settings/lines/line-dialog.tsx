import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { sundayFirst } from '../../../ui/sunday-first.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { nameWeekday } from '../../../ui/week-hours.ts';
import { LabelInput, longestLabel } from '../components/label-input.tsx';
import { listZones, showZone } from '../list-zones.ts';
import { CheckChoice } from '../policy/components/check-choice.tsx';
import { HoursRow } from '../policy/components/hours-row.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { useSaveLine } from './api.ts';
import { checkLine, type LineDraft, openLine } from './line-draft.ts';

interface LineDialogProps {
  api: OrganizationApi;
  /** Null: a new one. */
  line: StaffedLine | null;
  /** Of a new one: behind the others. */
  nextPosition: number;
  /** Of a new one. */
  zone: string;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Hours are not cut by anybody here. */
const allDay = { from: 0, to: 24 * 60 };

/** What a line is: a new one, or one that is changed. */
export function LineDialog({ api, line, nextPosition, zone, onDone, onClose }: LineDialogProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const save = useSaveLine(api, line?.id ?? null);
  const keyOf = useIdempotencyKey();
  const [draft, setDraft] = useState<LineDraft>(() => openLine(line, nextPosition, zone));
  const [isTried, setTried] = useState(false);
  const checked = checkLine(draft);
  const faults = isTried ? checked.faults : [];
  const change = (fields: Partial<LineDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const isBusy = save.isPending;

  function submit() {
    setTried(true);
    if (checked.line === null || draft.label.trim().length > longestLabel) {
      return;
    }
    const input = checked.line;
    const number = showPhoneNumber(input.e164);
    const said = line === null ? 'staffedLines.added' : 'staffedLines.changed';
    save.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      { onSuccess: () => onDone(t(said, { number })) },
    );
  }

  return (
    <FormDialog
      title={
        line === null
          ? t('staffedLines.addTitle')
          : t('staffedLines.changeTitle', { number: showPhoneNumber(line.e164) })
      }
      submitLabel={
        line === null
          ? t(isBusy ? 'staffedLines.adding' : 'staffedLines.add')
          : t(isBusy ? 'saving' : 'save')
      }
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={save.error}
      fields={['e164', 'label']}
      onSubmit={submit}
      onClose={onClose}
    >
      {line === null ? (
        <TextInput
          id="line-number"
          type="tel"
          label={t('staffedLines.number')}
          autoComplete="off"
          value={draft.number}
          onChange={(number) => change({ number })}
          hint={t('staffedLines.numberHint')}
          error={
            faults.includes('number')
              ? t('staffedLines.numberInvalid')
              : readFieldError(save.error, 'e164')
          }
          disabled={isBusy}
          attributes={{ autoFocus: true }}
        />
      ) : null}
      <LabelInput
        value={draft.label}
        onChange={(label) => change({ label })}
        refusal={readFieldError(save.error, 'label')}
        disabled={isBusy}
      />
      <Box>
        <CheckChoice
          id="line-takes-ring-backs"
          label={t('staffedLines.takesRingBacks')}
          hint={t('staffedLines.takesRingBacksHint')}
          isChecked={draft.takesRingBacks}
          onChange={(takesRingBacks) => change({ takesRingBacks })}
        />
        <CheckChoice
          id="line-takes-transfers"
          label={t('staffedLines.takesTransfers')}
          hint={t('staffedLines.takesTransfersHint')}
          isChecked={draft.takesTransfers}
          onChange={(takesTransfers) => change({ takesTransfers })}
        />
      </Box>
      <TextInput
        id="line-places"
        type="number"
        label={t('staffedLines.placesLabel')}
        autoComplete="off"
        value={draft.places}
        onChange={(places) => change({ places })}
        error={faults.includes('places') ? t('staffedLines.placesInvalid') : null}
        disabled={isBusy}
        attributes={{ min: 1, max: 500 }}
      />
      <TextInput
        id="line-position"
        type="number"
        label={t('staffedLines.position')}
        autoComplete="off"
        value={draft.position}
        onChange={(position) => change({ position })}
        hint={t('staffedLines.positionHint')}
        error={faults.includes('position') ? t('staffedLines.positionInvalid') : null}
        disabled={isBusy}
        attributes={{ min: 0, max: 1_000 }}
      />
      <CheckChoice
        id="line-has-hours"
        label={t('staffedLines.hasHours')}
        isChecked={draft.hasHours}
        onChange={(hasHours) => change({ hasHours })}
      />
      {draft.hasHours ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <SelectInput
            id="line-zone"
            label={t('staffedLines.zone')}
            options={listZones(draft.zone).map((value) => ({ value, label: showZone(value) }))}
            value={draft.zone}
            onChange={(wanted) => change({ zone: wanted })}
            error={readFieldError(save.error, 'zone')}
            disabled={isBusy}
          />
          {sundayFirst(draft.days.map((day, place) => ({ day, place }))).map(({ day, place }) => (
            <HoursRow
              key={place}
              id={`line-day-${place}`}
              name={nameWeekday(place, language, 'long')}
              day={day}
              law={allDay}
              closed={t('staffedLines.closed')}
              fault={faults.includes(`day-${place}`) ? t('staffedLines.hours.invalid') : null}
              onChange={(changed) =>
                change({ days: draft.days.map((one, at) => (at === place ? changed : one)) })
              }
            />
          ))}
          {faults.includes('noDay') ? (
            <FormHelperText error role="alert">
              {t('staffedLines.hours.noDay')}
            </FormHelperText>
          ) : null}
        </Box>
      ) : null}
    </FormDialog>
  );
}
