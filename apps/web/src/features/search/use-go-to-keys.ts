import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainKey } from './plain-keys.ts';
import { createSequenceReader } from './read-sequence.ts';

/** Leads to a page by `g` and a letter. */
export function useGoToKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const read = createSequenceReader();
    const listen = (event: KeyboardEvent) => {
      const page = isPlainKey(event) ? read(event.key, event.timeStamp) : null;
      if (page !== null) {
        event.preventDefault();
        void navigate(page);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate]);
}
