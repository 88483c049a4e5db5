import { useSearchParams } from 'react-router';
import { type CallView, readView, writeView } from './call-view.ts';

const chosenParameter = 'view';
const besideParameter = 'call';

/** What the table shows, and which call is open beside it, is said by the address. */
export function useCallAddress() {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  return {
    view,
    chosenViewId: address.get(chosenParameter),
    besideId: address.get(besideParameter),
    change(changes: Partial<CallView>) {
      setAddress((before) => writeView(before, { ...readView(before), ...changes }));
    },
    openBeside(callId: string | null) {
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(besideParameter);
          if (callId !== null) {
            after.set(besideParameter, callId);
          }
          return after;
        },
        { preventScrollReset: true },
      );
    },
    /** A saved view, or everything where none is given. */
    show(chosen: { id: string; view: CallView } | null) {
      setAddress((before) => {
        const after = writeView(before, chosen?.view ?? { filter: {}, order: 'newest' });
        after.delete(chosenParameter);
        if (chosen !== null) {
          after.set(chosenParameter, chosen.id);
        }
        return after;
      });
    },
  };
}

export type CallAddress = ReturnType<typeof useCallAddress>;
