import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';

/** Leads from one thing back to the list it stands in. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Button
      component={RouterLink}
      to={to}
      size="small"
      startIcon={<BackIcon />}
      sx={{ mb: 1, ml: -0.5 }}
    >
      {label}
    </Button>
  );
}
