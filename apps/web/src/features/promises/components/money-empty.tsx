import MoneyIcon from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMayDo } from '../../access/index.ts';

interface MoneyEmptyProps {
  tab: 'promises' | 'payments';
  /** Shows everything again; left out where nothing is left out. */
  onClear: (() => void) | undefined;
}

/** Nothing to list: the filters are too narrow, or a file of payments is the next thing to do. */
export function MoneyEmpty({ tab, onClear }: MoneyEmptyProps) {
  const { t } = useTranslation('promises');
  const mayUpload = useMayDo('contacts.import');
  const icon = <MoneyIcon fontSize="inherit" />;
  if (onClear !== undefined) {
    return (
      <EmptyState
        icon={icon}
        title={t('noMatch.title')}
        body={t('noMatch.body')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('noMatch.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={t(`empty.${tab}.title`)}
      body={t(mayUpload ? `empty.${tab}.body` : `empty.${tab}.member`)}
      {...(mayUpload
        ? {
            action: (
              <Button component={RouterLink} to="/debtors/upload" variant="outlined">
                {t('empty.action')}
              </Button>
            ),
          }
        : {})}
    />
  );
}
