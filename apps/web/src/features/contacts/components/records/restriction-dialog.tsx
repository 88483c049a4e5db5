import Box from '@mui/material/Box';
import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { useRecordRestriction } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { usualSources } from '../../record-kinds.ts';
import { nameDebt } from '../../record-words.ts';
import { useReceived } from '../../use-received.ts';
import { NumberSelect } from './number-select.tsx';
import { ReceivedFields, receivedPaths } from './received-fields.tsx';

/** Stands for every debt, so that it has to be chosen like any other. */
const everyDebt = 'every';

/** Where people most often do not want to be called; a choice beside the numbers. */
const offeredPlaces = ['work', 'home'] as const;

/** Where there is one alone, it is meant. */
function findOnly(things: readonly { id: string }[]): string {
  const [only, second] = things;
  return only !== undefined && second === undefined ? only.id : '';
}

interface RestrictionDialogProps extends ContactDialogProps {
  kind: RestrictionKind;
  /** The debt that it is about, where it was begun there. */
  debtId?: string | undefined;
}

/** Records a standing reason not to call, and says what it will do. */
export function RestrictionDialog(props: RestrictionDialogProps) {
  const { contact, kind, onDone, onClose } = props;
  const { t } = useTranslation('contact');
  const record = useRecordRestriction(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const received = useReceived(usualSources[kind]);
  const { phones, debts } = contact;
  const scope = restrictionScopes[kind];
  const hasNumber = scope === 'number';
  const hasDebt = scope === 'perhaps_debt' && debts.length > 0;
  const places = kind === 'place_inconvenient' ? offeredPlaces : [];
  const isNumberAsked = hasNumber && places.length === 0;
  const [chosen, setChosen] = useState(isNumberAsked ? findOnly(phones) : '');
  const place = places.find((offered) => offered === chosen) ?? null;
  const [debtId, setDebtId] = useState(props.debtId ?? findOnly(debts));
  const [isAsked, setAsked] = useState(false);
  const isNumberMissing = hasNumber && chosen === '';
  const isDebtMissing = hasDebt && debtId === '';
  const isBusy = record.isPending;
  const name = t(`kinds.${kind}.name`);

  function submit() {
    setAsked(true);
    const known = received.read();
    if (known === null || isNumberMissing || isDebtMissing) {
      focusFault('record');
      return;
    }
    const input = {
      contactId: contact.id,
      kind,
      phoneId: hasNumber && chosen !== '' && place === null ? chosen : null,
      place,
      debtId: hasDebt && debtId !== everyDebt ? debtId : null,
      ...known,
    };
    record.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ restrictionId }) =>
          onDone({
            message: t('done.restricted', { record: name }),
            record: name,
            undo: { kind: 'restriction', restrictionId },
          }),
      },
    );
  }

  return (
    <FormDialog
      title={name}
      body={`${t(`kinds.${kind}.effect`)} ${t('form.stopsQueued')}`}
      submitLabel={t(isBusy ? 'form.recording' : 'form.record')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={record.error}
      fields={[...receivedPaths, 'phoneId', 'place', 'debtId']}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasNumber ? (
        <NumberSelect
          phones={phones}
          value={chosen}
          onChange={setChosen}
          placeholder={t(isNumberAsked ? 'form.chooseNumber' : 'form.chooseNumberOrPlace')}
          more={places.map((offered) => ({
            value: offered,
            label: t(`form.everyNumberAt.${offered}`),
          }))}
          error={
            isAsked && isNumberMissing
              ? t(isNumberAsked ? 'form.numberMissing' : 'form.numberOrPlaceMissing')
              : (readFieldError(record.error, 'phoneId') ?? readFieldError(record.error, 'place'))
          }
          isBusy={isBusy}
        />
      ) : null}
      {hasDebt ? (
        <SelectInput
          id="record-debtId"
          label={t('form.debt')}
          placeholder={t('form.chooseDebt')}
          options={[
            ...debts.map((debt) => ({ value: debt.id, label: nameDebt(debt, t) })),
            { value: everyDebt, label: t('records.allDebts') },
          ]}
          value={debtId}
          onChange={setDebtId}
          error={
            isAsked && isDebtMissing
              ? t('form.debtMissing')
              : readFieldError(record.error, 'debtId')
          }
          disabled={isBusy}
        />
      ) : null}
      {hasDebt && debtId === everyDebt ? <Box>{t('form.everyDebt')}</Box> : null}
      <ReceivedFields received={received} error={record.error} isBusy={isBusy} />
    </FormDialog>
  );
}
