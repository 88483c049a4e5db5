import { useEffect, useState } from 'react';

const stillMilliseconds = 400;

/** A value as it was when it last stayed the same for a moment, so that not every key is a question. */
export function useSettled<Value>(value: Value): Value {
  const written = JSON.stringify(value);
  const [settled, setSettled] = useState({ value, written });
  useEffect(() => {
    if (written === settled.written) return;
    const timer = setTimeout(() => setSettled({ value, written }), stillMilliseconds);
    return () => clearTimeout(timer);
  }, [value, written, settled.written]);
  return settled.value;
}
