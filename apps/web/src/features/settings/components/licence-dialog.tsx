import type { Licence } from '@ringfence/contract/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useSaveLicence } from '../api.ts';
import { checkLicence, type LicenceFields, noLicenceFaults } from '../check-licence.ts';
import { useRegions } from '../use-regions.ts';

interface LicenceDialogProps {
  api: OrganizationApi;
  /** Null for a new one. */
  licence: Licence | null;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

const order = ['region', 'number', 'expiresOn'] as const;

/** Adds a licence, or changes one. */
export function LicenceDialog({ api, licence, onDone, onClose }: LicenceDialogProps) {
  const { t } = useTranslation('settings');
  const { regions, nameRegion } = useRegions();
  const save = useSaveLicence(api, licence?.id ?? null);
  const keyOf = useIdempotencyKey();
  const [fields, setFields] = useState<LicenceFields>({
    region: licence?.region ?? '',
    number: licence?.number ?? '',
    expiresOn: licence?.expiresOn ?? '',
  });
  const [faults, setFaults] = useState(noLicenceFaults);
  const isBusy = save.isPending;

  function submit() {
    // A date that is only half typed is empty to us; the browser alone knows of it.
    const expires = document.getElementById('licence-expiresOn');
    const isHalfTyped = expires instanceof HTMLInputElement && expires.validity.badInput;
    const found = checkLicence(fields, isHalfTyped);
    setFaults(found);
    const faulty = order.find((field) => found[field] !== null);
    if (faulty !== undefined) {
      document.getElementById(`licence-${faulty}`)?.focus();
      return;
    }
    const input = {
      region: fields.region,
      number: fields.number.trim(),
      expiresOn: fields.expiresOn === '' ? null : fields.expiresOn,
    };
    save.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ region }) =>
          onDone(
            t(licence === null ? 'licences.added' : 'licences.changed', {
              region: nameRegion(region),
            }),
          ),
      },
    );
  }

  function say(field: keyof LicenceFields): string | null {
    const fault = faults[field];
    return fault === null ? readFieldError(save.error, field) : t(fault);
  }

  const change = (part: Partial<LicenceFields>) => setFields({ ...fields, ...part });
  return (
    <FormDialog
      title={
        licence === null
          ? t('licences.addTitle')
          : t('licences.changeTitle', { region: nameRegion(licence.region) })
      }
      submitLabel={
        licence === null
          ? t(isBusy ? 'licences.adding' : 'licences.add')
          : t(isBusy ? 'saving' : 'save')
      }
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={save.error}
      fields={order}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        id="licence-region"
        label={t('licences.region')}
        placeholder={t('licences.chooseRegion')}
        options={regions}
        value={fields.region}
        onChange={(region) => change({ region })}
        error={say('region')}
        disabled={isBusy}
      />
      <TextInput
        id="licence-number"
        type="text"
        label={t('licences.number')}
        autoComplete="off"
        value={fields.number}
        onChange={(number) => change({ number })}
        error={say('number')}
        disabled={isBusy}
      />
      <TextInput
        id="licence-expiresOn"
        type="date"
        label={t('licences.expires')}
        autoComplete="off"
        value={fields.expiresOn}
        onChange={(expiresOn) => change({ expiresOn })}
        hint={t('licences.expiresHint')}
        error={say('expiresOn')}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
