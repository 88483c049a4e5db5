import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readRememberedColumns, rememberColumns } from './column-memory.ts';
import { type ColumnId, type ContactView, usualOrder } from './contact-view.ts';
import { readView, writeView } from './view-address.ts';

const chosenParameter = 'view';

/** What the table shows is said by the address; columns are remembered beside it. */
export function useContactAddress() {
  const [address, setAddress] = useSearchParams();
  const [remembered, setRemembered] = useState(readRememberedColumns);
  const view = readView(address, remembered);

  function change(changes: Partial<ContactView>) {
    setAddress((before) =>
      writeView(before, { ...readView(before, remembered), ...changes }, remembered),
    );
  }

  return {
    view,
    chosenViewId: address.get(chosenParameter),
    change,
    changeColumns(columns: readonly ColumnId[]) {
      rememberColumns(columns);
      setRemembered(columns);
      setAddress((before) => writeView(before, { ...readView(before), columns }, columns));
    },
    /** A saved view, or everybody where none is given. */
    show(chosen: { id: string; view: ContactView } | null) {
      setAddress((before) => {
        const shown: ContactView = chosen?.view ?? {
          filter: {},
          ...usualOrder,
          columns: remembered,
        };
        const after = writeView(before, shown, remembered);
        after.delete(chosenParameter);
        if (chosen !== null) {
          after.set(chosenParameter, chosen.id);
        }
        return after;
      });
    },
  };
}

export type ContactAddress = ReturnType<typeof useContactAddress>;
