import type { Inspection, MappingInput } from '@ringfence/contract/imports';
import { identifyPerson } from '@ringfence/domain/imports/settle-person';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import type { MatchForm } from '../../use-match-form.ts';

interface PersonQuestionProps {
  form: MatchForm;
  mapping: MappingInput;
  inspection: Inspection;
}

const neither = 'neither';

/** Which column identifies a person, where a file has account numbers and an id that may be it; nothing otherwise. */
export function PersonQuestion({ form, mapping, inspection }: PersonQuestionProps) {
  const { t } = useTranslation('uploads');
  const suggested = inspection.mapping;
  const candidates = (suggested.personCandidates ?? []).toSorted((one, other) => one - other);
  if (candidates.length === 0 || mapping.columns.length !== suggested.columns.length) {
    return null;
  }
  const isOpen = mapping.personCandidates !== undefined;
  const chosen = candidates.find((index) => mapping.columns[index]?.field === 'reference');
  const describe = (index: number): string => {
    const samples = inspection.columns[index]?.samples.join(', ') ?? '';
    const isAccount = suggested.columns[index]?.field === 'debt_reference';
    return t(isAccount ? 'person.accountHint' : 'person.idHint', { samples });
  };
  return (
    <SectionCard title={t('person.title')}>
      <RadioChoice
        id="upload-person"
        label={t('person.question')}
        options={[
          ...candidates.map((index) => ({
            value: String(index),
            label: mapping.columns[index]?.name ?? '',
            hint: describe(index),
          })),
          { value: neither, label: t('person.neither'), hint: t('person.neitherHint') },
        ]}
        value={isOpen ? null : String(chosen ?? neither)}
        onChange={(value) => {
          const index = value === neither ? null : Number(value);
          const columns = identifyPerson(mapping.columns, suggested, index);
          form.changeMapping({ columns, personCandidates: undefined });
        }}
        error={isOpen && form.isAsked ? t('faults.person_unclear') : null}
        disabled={form.isBusy}
      />
    </SectionCard>
  );
}
