import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcuts } from '../shortcuts.ts';

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-block',
        minWidth: 28,
        px: 1,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: '24px',
        textAlign: 'center',
      }}
    >
      {name}
    </Box>
  );
}

export function ShortcutTable() {
  const { t } = useTranslation('search');
  return (
    <Table size="small" aria-label={t('shortcuts.title')} sx={{ mt: 1.5 }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{t('shortcuts.meaning')}</TableCell>
          <TableCell sx={{ pr: 0 }}>{t('shortcuts.keys')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shortcuts.map(({ meaning, ways, isSequence = false }) => (
          <TableRow key={meaning}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              {t(`shortcuts.meanings.${meaning}`)}
            </TableCell>
            <TableCell sx={{ pr: 0, whiteSpace: { sm: 'nowrap' } }}>
              {ways.map((way, wayPlace) => (
                <Fragment key={way.join(' ')}>
                  {wayPlace === 0 ? null : ` ${t('shortcuts.or')} `}
                  {way.map((key, keyPlace) => (
                    <Fragment key={key}>
                      {keyPlace === 0
                        ? null
                        : isSequence
                          ? ` ${t('shortcuts.followedBy')} `
                          : ' + '}
                      <Key name={key} />
                    </Fragment>
                  ))}
                </Fragment>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
