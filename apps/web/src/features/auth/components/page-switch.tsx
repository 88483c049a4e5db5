import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { TextLink } from '../../../ui/text-link.tsx';

interface PageSwitchProps {
  question?: string;
  label: string;
  url: string;
}

/** The way to another page for visitors, for people who are in the wrong place. */
export function PageSwitch({ question, label, url }: PageSwitchProps) {
  const { state } = useLocation();
  return (
    <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
      {question === undefined ? null : `${question} `}
      {/* The remembered page goes along, so that it is not lost on the way. */}
      <TextLink to={url} state={state}>
        {label}
      </TextLink>
    </Typography>
  );
}
