import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadMore } from '../../../../ui/load-more.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps } from '../../contact-part-props.ts';
import { useTimeline } from '../../timeline-api.ts';
import { readFilter, timelineFilters } from '../../timeline-filters.ts';
import { NoteForm } from './note-form.tsx';
import { TimelineEntries } from './timeline-entries.tsx';

/** What of the timeline is shown stands in the address. */
function useTimelineFilter() {
  const [search, setSearch] = useSearchParams();
  return {
    filter: readFilter(search.get('show')),
    change: (word: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('show');
          if (word !== 'all') {
            after.set('show', word);
          }
          return after;
        },
        { replace: true },
      ),
  };
}

/** Everything that happened with the person, and room for a note. */
export function TimelineCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayWrite = useMayDo('contacts.work');
  const { filter, change } = useTimelineFilter();
  const pages = useTimeline(contact.id, filter);
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  return (
    <SectionCard
      isFlush
      title={t('timeline.title')}
      lead={t('timeline.lead')}
      actions={
        <Box sx={{ width: { xs: '100%', sm: 220 }, mt: { xs: 1, sm: 0 } }}>
          <SelectInput
            id="timeline-filter"
            label={t('timeline.filter')}
            options={timelineFilters.map((value) => ({
              value,
              label: t(`timeline.filters.${value}`),
            }))}
            value={filter}
            onChange={change}
            error={null}
            disabled={false}
          />
        </Box>
      }
    >
      {mayWrite ? (
        <NoteForm
          contact={contact}
          onAdded={() => onDone({ message: t('note.added'), record: '', undo: null })}
        />
      ) : null}
      {pages.isPending ? (
        <LoadingSkeletons label={t('timeline.loading')} rows={4} rowHeight={{ xs: 72, sm: 72 }} />
      ) : entries === undefined ? (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      ) : entries.length === 0 ? (
        <Box sx={{ px: 2.5, py: 2, color: 'text.secondary' }}>
          {t(filter === 'all' ? 'timeline.none' : 'timeline.noneOfKind')}
        </Box>
      ) : (
        <>
          <TimelineEntries entries={entries} />
          <LoadMore pages={pages} />
        </>
      )}
    </SectionCard>
  );
}
