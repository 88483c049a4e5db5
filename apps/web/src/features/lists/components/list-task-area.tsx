import { lazy } from 'react';
import { LateArea } from '../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { OrganizationDialog } from '../../contacts/index.ts';
import type { ListTasks } from '../use-list-tasks.ts';

const ListDialogs = lazy(async () => ({
  default: (await import('./list-dialogs.tsx')).ListDialogs,
}));

/** The dialog of what somebody chose to do with a list; fetched when the first is wanted. */
export function ListTaskArea({ tasks }: { tasks: ListTasks }) {
  const { task, close, tell } = tasks;
  if (task === null) {
    return null;
  }
  return (
    <LateArea fallback={<TopProgressBar />} onClose={close}>
      {task === 'organization' ? (
        <OrganizationDialog onClose={close} />
      ) : (
        <ListDialogs task={task} onDone={tell} onClose={close} />
      )}
    </LateArea>
  );
}
