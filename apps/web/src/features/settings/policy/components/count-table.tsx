import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../../i18n/languages.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';

export interface CountRow {
  id: string;
  name: string;
  before: number;
  after: number;
}

interface CountTableProps {
  /** What the rows are, which also names the table. */
  header: string;
  rows: readonly CountRow[];
}

const figure = { px: 1, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** Figures before and after, with the difference; narrow enough for every screen. */
export function CountTable({ header, rows }: CountTableProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const signed = new Intl.NumberFormat(languageLocales[language], { signDisplay: 'exceptZero' });
  return (
    <Table size="small" aria-label={header}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{header}</TableCell>
          {(['before', 'after', 'difference'] as const).map((column) => (
            <TableCell key={column} align="right" sx={{ px: 1 }}>
              {t(`policy.preview.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, before, after }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            <TableCell align="right" sx={figure}>
              {formatNumber(before, language)}
            </TableCell>
            <TableCell align="right" sx={figure}>
              {formatNumber(after, language)}
            </TableCell>
            <TableCell align="right" sx={{ ...figure, fontWeight: before === after ? 400 : 650 }}>
              {signed.format(after - before)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
