import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { packs } from '@ringfence/domain/compliance/packs/index';
import type { Jurisdiction } from '@ringfence/domain/compliance/packs/pack';
import type { PackId } from '@ringfence/domain/compliance/words';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatDate } from '../../../../ui/format-moment.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { Column } from '../../../../ui/record-column.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { lawTexts } from '../law-texts.ts';
import { listHolidays, listPackRows, listPlaceRows, type PackRow } from '../list-pack-rows.ts';
import { usePlaceName } from '../use-place-name.ts';
import { Disclosure } from './disclosure.tsx';
import { SourceWords } from './source-words.tsx';

// The rules bring the whole engine along.
const RuleList = lazy(async () => ({ default: (await import('./rule-list.tsx')).RuleList }));

interface PlaceRow extends PackRow {
  place: string;
}

function Sentences({ rule }: Pick<PackRow, 'rule'>) {
  return (
    <>
      {rule.map((sentence) => (
        <Box key={sentence}>{sentence}</Box>
      ))}
    </>
  );
}

function Holidays({ pack }: { pack: PackId }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { holidays } = packs[pack];
  const year = new Date().getFullYear();
  return holidays === null ? null : (
    <Disclosure
      label={t('policy.pack.holidaysOf', { year })}
      render={() => (
        <Box component="ul" sx={{ m: 0, pl: 2.5, columnWidth: '16rem', fontSize: '0.875rem' }}>
          {listHolidays(holidays, year).map(({ day, name }) => (
            <li key={day}>
              <time dateTime={day}>{formatDate(day, language)}</time> {name}
            </li>
          ))}
        </Box>
      )}
    />
  );
}

function Places({ jurisdictions }: { jurisdictions: readonly Jurisdiction[] }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { namePlace, findRemark } = usePlaceName();
  const rows: PlaceRow[] = jurisdictions.flatMap((place) =>
    listPlaceRows(place, { t, language }).map((row) => ({
      ...row,
      id: `${place.id} ${row.id}`,
      place: namePlace(place),
    })),
  );
  const columns: Column<PlaceRow>[] = [
    { id: 'place', header: t('policy.pack.place'), render: ({ place }) => place },
    { id: 'rule', header: t('policy.pack.rule'), render: ({ rule }) => <Sentences rule={rule} /> },
    {
      id: 'source',
      header: t('policy.pack.source'),
      render: ({ source }) => <SourceWords citation={source.citation} marks={[source.mark]} />,
    },
  ];
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('policy.pack.placesLead')}
      </Typography>
      <RecordTable
        caption={t('policy.pack.places')}
        columns={columns}
        rows={rows}
        getKey={({ id }) => id}
      />
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, fontSize: '0.875rem' }}>
        {jurisdictions.flatMap((place) => {
          const remark = findRemark(place);
          return remark === undefined
            ? []
            : [
                <li key={place.id}>
                  {namePlace(place)}: {remark}
                </li>,
              ];
        })}
      </Box>
    </>
  );
}

function Texts({ pack }: { pack: PackId }) {
  const { t } = useTranslation('settings');
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('policy.pack.texts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.875rem' }}>
        {lawTexts[pack].map(({ id, url }) => (
          <li key={id}>
            <Box
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ color: 'primary.main' }}
            >
              {t(`policy.texts.${id}`)}
            </Box>{' '}
            ({t('policy.pack.newTab')})
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** What a pack holds: its rules, where they stand, and how far that was read. */
export function PackReport({ pack }: { pack: PackId }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { jurisdictions } = packs[pack];
  const columns: Column<PackRow>[] = [
    { id: 'what', header: t('policy.pack.what'), render: ({ what }) => what },
    { id: 'rule', header: t('policy.pack.rule'), render: ({ rule }) => <Sentences rule={rule} /> },
    {
      id: 'source',
      header: t('policy.pack.source'),
      render: ({ source }) => <SourceWords citation={source.citation} marks={[source.mark]} />,
    },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Notice kind="info">{t('policy.pack.counsel')}</Notice>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <RecordTable
          caption={t('policy.pack.holds', { pack: t(`policy.packs.${pack}`) })}
          columns={columns}
          rows={listPackRows(packs[pack], { t, language })}
          getKey={({ id }) => id}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('policy.pack.elsewhere')}</Box>
      <Holidays pack={pack} />
      {jurisdictions.length === 0 ? null : (
        <Disclosure
          label={t('policy.pack.places')}
          render={() => <Places jurisdictions={jurisdictions} />}
        />
      )}
      <Disclosure
        label={t('policy.pack.rules')}
        render={() => (
          <LateArea
            fallback={
              <LoadingSkeletons
                label={t('policy.pack.rulesLoading')}
                rows={6}
                rowHeight={{ xs: 58, sm: 58 }}
              />
            }
          >
            <RuleList />
          </LateArea>
        )}
      />
      <Texts pack={pack} />
    </Box>
  );
}
