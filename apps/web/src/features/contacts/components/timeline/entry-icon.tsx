import BlockIcon from '@mui/icons-material/BlockOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import NoteIcon from '@mui/icons-material/DescriptionOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PromiseIcon from '@mui/icons-material/EventOutlined';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import LiftedIcon from '@mui/icons-material/History';
import CallIcon from '@mui/icons-material/PhoneOutlined';
import RevokedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { TimelineKind } from '@ringfence/contract/contact-editing';

const icons: Readonly<Record<TimelineKind, typeof CallIcon>> = {
  call: CallIcon,
  outside_call: CallIcon,
  restriction: BlockIcon,
  restriction_lifted: LiftedIcon,
  consent: DoneIcon,
  consent_revoked: RevokedIcon,
  note: NoteIcon,
  import: UploadIcon,
  edit: EditIcon,
  list: ListIcon,
  promise: PromiseIcon,
  payment: PromiseIcon,
};

/** Repeats to the eye what the words beside it say. */
export function EntryIcon({ kind }: { kind: TimelineKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', mt: '2px' }} />;
}
