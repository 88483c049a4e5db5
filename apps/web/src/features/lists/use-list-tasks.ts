import { useState } from 'react';
import type { ListTask } from './components/list-dialog-props.ts';

/** What somebody is about to do with a list, and how the last thing went. */
export function useListTasks() {
  const [task, setTask] = useState<ListTask | 'organization' | null>(null);
  const [said, setSaid] = useState<{ done: string | null; error: unknown }>({
    done: null,
    error: null,
  });
  return {
    task,
    said,
    choose(next: ListTask | 'organization') {
      setTask(next);
      setSaid({ done: null, error: null });
    },
    close: () => setTask(null),
    tell(done: string) {
      setTask(null);
      setSaid({ done, error: null });
    },
    fail: (error: unknown) => setSaid({ done: null, error }),
  };
}

export type ListTasks = ReturnType<typeof useListTasks>;
