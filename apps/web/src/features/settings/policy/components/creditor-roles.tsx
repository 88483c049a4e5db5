import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { collectorRoles } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useCreditors } from '../api.ts';
import {
  type CreditorRow,
  chooseRole,
  findCreditors,
  listCreditorRows,
} from '../creditor-roles.ts';
import type { PolicyForm } from '../use-policy-form.ts';

/** More are found by their names. */
const mostRows = 20;

interface RoleRowProps {
  row: CreditorRow;
  place: number;
  form: PolicyForm;
}

function RoleRow({ row, place, form }: RoleRowProps) {
  const { t } = useTranslation('settings');
  const { draft, change } = form;
  const { name, debts, role } = row;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 320px)' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {debts === 0 ? t('policy.creditors.gone') : t('policy.creditors.debts', { count: debts })}
        </Box>
      </Box>
      <SelectInput
        id={`policy-creditor-${place}`}
        label={t('policy.creditors.of', { creditor: name })}
        placeholder={t('policy.creditors.asAbove', {
          role: t(`policy.values.roles.${draft.collectorRole}`),
        })}
        options={collectorRoles.map((value) => ({ value, label: t(`policy.role.${value}`) }))}
        value={role ?? ''}
        onChange={(value) => {
          const chosen = collectorRoles.find((known) => known === value) ?? null;
          change({ creditorRoles: chooseRole(draft.creditorRoles, name, chosen) });
        }}
        error={null}
        disabled={false}
      />
    </Box>
  );
}

/** In which role each creditor's debts are collected; what is not said is as the organization's. */
export function CreditorRoles({ form, api }: { form: PolicyForm; api: OrganizationApi }) {
  const { t } = useTranslation('settings');
  const { data, error } = useCreditors(api);
  const [typed, setTyped] = useState('');
  const rows = data === undefined ? [] : listCreditorRows(data, form.draft.creditorRoles);
  const found = findCreditors(rows, typed);
  const left = found.length - mostRows;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="subtitle2" component="h4">
        {t('policy.creditors.title')}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('policy.creditors.lead')}</Box>
      {error === null ? null : <ProblemNotice error={error} />}
      {data === undefined && error === null ? (
        <Box role="status">{t('policy.creditors.loading')}</Box>
      ) : null}
      {rows.length > mostRows ? (
        <TextInput
          id="policy-creditor-find"
          type="text"
          label={t('policy.creditors.find')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={null}
          disabled={false}
        />
      ) : null}
      {data !== undefined && found.length === 0 ? (
        <Box>{t(rows.length === 0 ? 'policy.creditors.none' : 'policy.creditors.noMatch')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, mostRows).map((row, place) => (
            <RoleRow key={row.name} row={row} place={place} form={form} />
          ))}
        </Box>
      )}
      {left > 0 ? (
        <FormHelperText>{t('policy.creditors.more', { count: left })}</FormHelperText>
      ) : null}
      {data?.isCut ? <FormHelperText>{t('policy.creditors.cut')}</FormHelperText> : null}
    </Box>
  );
}
