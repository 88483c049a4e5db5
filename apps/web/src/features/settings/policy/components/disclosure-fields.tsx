import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextInput } from '../../../../ui/long-text-input.tsx';
import { disclosurePlaces } from '../disclosure-places.ts';
import { usePlaceName } from '../use-place-name.ts';
import type { PolicyForm } from '../use-policy-form.ts';
import { FieldGroup } from './field-group.tsx';

const longestText = 1_000;

/** What is said of debts that can no longer be sued for, place by place, as counsel confirmed it. */
export function DisclosureFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('settings');
  const { namePlace } = usePlaceName();
  const { draft, change } = form;
  const texts = draft.timeBarredDisclosures;
  const inSpanish = draft.timeBarredDisclosuresInSpanish;
  return (
    <FieldGroup title={t('policy.disclosures.title')} lead={t('policy.disclosures.lead')}>
      {disclosurePlaces.map((place) => (
        <Fragment key={place.id}>
          <LongTextInput
            id={`policy-disclosure-${place.id}`}
            label={t('policy.disclosures.label', { place: namePlace(place) })}
            value={texts[place.id] ?? ''}
            onChange={(text) => change({ timeBarredDisclosures: { ...texts, [place.id]: text } })}
            hint={t('policy.disclosures.hint', {
              citation: place.source.citation,
              mark: t(`policy.marks.${place.source.mark}`),
            })}
            error={null}
            disabled={false}
            maxLength={longestText}
          />
          <LongTextInput
            id={`policy-disclosure-${place.id}-es`}
            label={t('policy.disclosures.labelInSpanish', { place: namePlace(place) })}
            value={inSpanish[place.id] ?? ''}
            onChange={(text) =>
              change({ timeBarredDisclosuresInSpanish: { ...inSpanish, [place.id]: text } })
            }
            hint={t('policy.disclosures.hintInSpanish')}
            error={null}
            disabled={false}
            maxLength={longestText}
          />
        </Fragment>
      ))}
    </FieldGroup>
  );
}
