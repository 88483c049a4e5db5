import Box from '@mui/material/Box';
import { CommandGroup, CommandItem, CommandList } from 'cmdk';
import { useTranslation } from 'react-i18next';
import type { PaletteGroup } from '../group-entries.ts';
import type { PaletteEntry } from '../palette-entry.ts';

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  onChoose: (entry: PaletteEntry) => void;
}

function EntryLine({ entry: { label, detail, Icon } }: { entry: PaletteEntry }) {
  return (
    <>
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ mr: 1 }}>
          {label}
        </Box>
        {detail === undefined || detail === '' ? null : (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {detail}
          </Box>
        )}
      </Box>
    </>
  );
}

const listStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: 1,
  '& [cmdk-group-heading]': {
    px: 1.5,
    pt: 1.5,
    pb: 0.5,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& [cmdk-group]:last-of-type': { pb: 1 },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    py: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
    scrollMarginBlock: 8,
  },
  // Shown by shape as well as by colour.
  '& [cmdk-item][data-selected="true"]': {
    bgcolor: 'action.selected',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;

/** The lines in their groups, one of which is marked and taken with Enter. */
export function PaletteList({ groups, onChoose }: PaletteListProps) {
  const { t } = useTranslation('search');
  return (
    <Box component={CommandList} label={t('results')} sx={listStyles}>
      {groups.map(({ id, entries }) => (
        <CommandGroup key={id} heading={t(`groups.${id}`)}>
          {entries.map((entry) => (
            <CommandItem key={entry.id} value={entry.id} onSelect={() => onChoose(entry)}>
              <EntryLine entry={entry} />
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
    </Box>
  );
}
