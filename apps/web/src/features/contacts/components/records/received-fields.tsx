import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longestEvidence } from '../../check-received.ts';
import { recordSources } from '../../record-kinds.ts';
import type { Received } from '../../use-received.ts';

interface ReceivedFieldsProps {
  received: Received;
  /** Where it is known from whom it comes. */
  hasSource?: boolean;
  error: unknown;
  /** What is wrong with the evidence, where more is needed here. */
  evidenceFault?: string | null;
  isBusy: boolean;
}

/** The parts of the input that these fields tell beside themselves. */
export const receivedPaths = ['receivedAt', 'source', 'evidence'];

/** When it was received, from whom, and where the proof is. */
export function ReceivedFields(props: ReceivedFieldsProps) {
  const { received, hasSource = true, error, evidenceFault = null, isBusy } = props;
  const { t } = useTranslation('contact');
  const { fields, faults, change, zone } = received;
  const say = (field: keyof typeof faults) => {
    const fault = faults[field];
    return fault === null ? readFieldError(error, field) : t(fault);
  };
  return (
    <>
      <TextInput
        id="record-receivedAt"
        type="datetime-local"
        label={t('form.receivedAt')}
        autoComplete="off"
        value={fields.receivedAt}
        onChange={(receivedAt) => change({ receivedAt })}
        hint={t('form.receivedHint', { zone: zone.replaceAll('_', ' ') })}
        error={say('receivedAt')}
        disabled={isBusy}
      />
      {hasSource ? (
        <SelectInput
          id="record-source"
          label={t('form.source')}
          placeholder={t('form.chooseSource')}
          options={recordSources.map((value) => ({ value, label: t(`records.sources.${value}`) }))}
          value={fields.source}
          onChange={(value) =>
            change({ source: recordSources.find((source) => source === value) ?? '' })
          }
          error={say('source')}
          disabled={isBusy}
        />
      ) : null}
      <TextInput
        id="record-evidence"
        type="text"
        label={t('form.evidence')}
        autoComplete="off"
        value={fields.evidence}
        onChange={(evidence) => change({ evidence })}
        hint={t('form.evidenceHint')}
        error={say('evidence') ?? evidenceFault}
        disabled={isBusy}
        attributes={{ maxLength: longestEvidence }}
      />
    </>
  );
}
