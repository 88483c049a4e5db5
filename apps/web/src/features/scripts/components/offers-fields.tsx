import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Part, PromisePart } from '@ringfence/domain/callflow/script';
import type { OfferRule } from '@ringfence/domain/promises/make-offers';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { noWords } from '../editing/edit-part.ts';

interface OffersFieldsProps {
  part: PromisePart;
  onChange: (edit: (part: Part) => Part) => void;
  isReadOnly: boolean;
}

const kinds = ['whole', 'part', 'instalments'] as const satisfies readonly OfferRule['kind'][];

function changeKind(offer: OfferRule, kind: OfferRule['kind']): OfferRule {
  const { withinDays } = offer;
  switch (kind) {
    case 'whole':
      return { kind, withinDays };
    case 'part':
      return { kind, percent: 50, withinDays };
    case 'instalments':
      return { kind, count: 3, everyDays: 30, withinDays };
  }
}

type NumberField = 'percent' | 'count' | 'everyDays' | 'withinDays';

/** What can be set of each kind, and from where to where. */
const fields: Readonly<Record<OfferRule['kind'], readonly NumberField[]>> = {
  whole: ['withinDays'],
  part: ['percent', 'withinDays'],
  instalments: ['count', 'everyDays', 'withinDays'],
};
const limits: Readonly<Record<NumberField, { min: number; max: number }>> = {
  percent: { min: 1, max: 100 },
  count: { min: 2, max: 60 },
  everyDays: { min: 1, max: 365 },
  withinDays: { min: 0, max: 365 },
};

const readNumber = (offer: OfferRule, field: NumberField): number => {
  const values: Partial<Record<NumberField, number>> = { ...offer };
  return values[field] ?? 0;
};

function setNumber(offer: OfferRule, field: NumberField, text: string): OfferRule {
  const { min, max } = limits[field];
  const typed = Number.parseInt(text, 10);
  const value = Number.isNaN(typed) ? min : Math.min(max, Math.max(min, typed));
  return { ...offer, [field]: value };
}

/** The ways to pay that are offered, in the order of their keys. */
export function OffersFields({ part, onChange, isReadOnly }: OffersFieldsProps) {
  const { t } = useTranslation('scriptEditor');
  const changeOffers = (edit: (offers: readonly OfferRule[]) => readonly OfferRule[]) =>
    onChange((before) =>
      before.kind === 'promise' ? { ...before, offers: edit(before.offers) } : before,
    );
  const change = (index: number, edit: (offer: OfferRule) => OfferRule) =>
    changeOffers((offers) => offers.map((offer, place) => (place === index ? edit(offer) : offer)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('offers.title')}
      </Typography>
      {part.offers.map((offer, index) => {
        const number = index + 1;
        const id = `offer-${part.id}-${number}`;
        return (
          <Box
            // Offers have no name of their own, and none keeps anything but what is in it.
            key={id}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
            }}
          >
            <SelectInput
              id={id}
              label={t('offers.kind', { number })}
              options={kinds.map((kind) => ({ value: kind, label: t(`offers.kinds.${kind}`) }))}
              value={offer.kind}
              onChange={(wanted) => {
                const kind = kinds.find((one) => one === wanted);
                if (kind !== undefined) {
                  change(index, (before) => changeKind(before, kind));
                }
              }}
              error={null}
              disabled={isReadOnly}
            />
            {fields[offer.kind].map((field) => (
              <TextInput
                key={field}
                id={`${id}-${field}`}
                type="number"
                label={t(`offers.${field}`)}
                autoComplete="off"
                value={String(readNumber(offer, field))}
                onChange={(text) => change(index, (before) => setNumber(before, field, text))}
                error={null}
                disabled={isReadOnly}
                attributes={limits[field]}
              />
            ))}
            {isReadOnly ? null : (
              <Button
                onClick={() =>
                  changeOffers((offers) => offers.filter((_, place) => place !== index))
                }
                sx={{ justifySelf: 'start', alignSelf: 'center' }}
              >
                {t('offers.remove', { number })}
              </Button>
            )}
          </Box>
        );
      })}
      {isReadOnly ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            variant="outlined"
            onClick={() => changeOffers((offers) => [...offers, { kind: 'whole', withinDays: 14 }])}
          >
            {t('offers.add')}
          </Button>
          <FormControlLabel
            label={t('offers.asksReminder')}
            control={
              <Switch
                size="small"
                checked={part.remind !== null}
                onChange={(_event, isChecked) =>
                  onChange((before) =>
                    before.kind === 'promise'
                      ? { ...before, remind: isChecked ? noWords : null }
                      : before,
                  )
                }
              />
            }
            sx={{ '& .MuiFormControlLabel-label': { ml: 1 } }}
          />
        </Box>
      )}
    </Box>
  );
}
