import { useEffect, useRef, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** As long as people pause between words, so that not every letter is asked for. */
const pause = 300;

interface SearchInputProps {
  id: string;
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches for what was typed as soon as the typing pauses. */
export function SearchInput({ id, label, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    // Somebody else changed it, such as a button that shows everything again.
    if (value !== asked.current) {
      asked.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) {
      return;
    }
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <TextInput
      id={id}
      type="text"
      label={label}
      autoComplete="off"
      value={typed}
      onChange={setTyped}
      error={null}
      disabled={false}
      attributes={{ enterKeyHint: 'search', spellCheck: false, maxLength: 100 }}
    />
  );
}
