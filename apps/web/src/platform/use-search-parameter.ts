import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from './use-debounced.ts';

interface SearchParameter {
  /** What stands in the field. */
  typed: string;
  /** What the address says: what was typed, a moment later. */
  wanted: string;
  type: (text: string) => void;
}

/** A field whose text is a filter in the address of the page. */
export function useSearchParameter(name: string): SearchParameter {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(name) ?? '';
  const [typed, setTyped] = useState(wanted);
  const settled = useDebounced(typed.trim());
  const known = useRef(wanted);

  // A link or the way back leads to another address: the field follows.
  useEffect(() => {
    if (wanted !== known.current) {
      known.current = wanted;
      setTyped(wanted);
    }
  }, [wanted]);

  useEffect(() => {
    if (settled === known.current) {
      return;
    }
    known.current = settled;
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        if (settled !== '') {
          after.set(name, settled);
        }
        return after;
      },
      // Every letter in the history would make the way back long.
      { replace: true },
    );
  }, [settled, name, setParameters]);

  return { typed, wanted, type: setTyped };
}
