import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { useConfirmZone } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { listConfirmableZones } from '../../list-confirmable-zones.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

/** Records the time zone that the person confirmed. */
export function ZoneDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const confirm = useConfirmZone(useOrganizationApi(contact.organization.id));
  const { confirmedZone, phones } = contact;
  const [zone, setZone] = useState(confirmedZone ?? '');
  const opening = readConfirmation(confirm.error);
  const options = useMemo(() => {
    const candidates = phones.flatMap(({ zones }) => zones);
    return listConfirmableZones(
      confirmedZone === null ? candidates : [confirmedZone, ...candidates],
    ).map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [phones, confirmedZone]);

  function submit() {
    const chosen = zone === '' ? null : zone;
    confirm.mutate(
      confirmAgain(confirm.error, confirm.variables, { contactId: contact.id, zone: chosen }),
      {
        onSuccess: () =>
          onDone({
            message: t(chosen === null ? 'done.noZone' : 'done.zone'),
            record: t('kinds.confirmed_zone.name'),
            undo: { kind: 'confirmedZone', zone: confirmedZone },
          }),
      },
    );
  }

  return (
    <FormDialog
      title={t('kinds.confirmed_zone.name')}
      body={t('kinds.confirmed_zone.effect')}
      submitLabel={t(
        confirm.isPending ? 'saving' : opening === null ? 'save' : 'debtForm.saveAndOpen',
      )}
      cancelLabel={t('cancel')}
      isBusy={confirm.isPending}
      error={opening === null ? confirm.error : null}
      fields={['zone']}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        id="record-zone"
        label={t('form.zone')}
        placeholder={t('form.noZone')}
        options={options}
        value={zone}
        onChange={setZone}
        error={readFieldError(confirm.error, 'zone')}
        disabled={confirm.isPending}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
