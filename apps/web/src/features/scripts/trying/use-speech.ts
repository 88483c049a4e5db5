import type { Utterance } from '@ringfence/domain/callflow/flow-step';
import { useCallback, useEffect, useState } from 'react';

export interface Speech {
  /** Whether this browser can speak at all. */
  isAvailable: boolean;
  /** Whether it has a voice for a language, such as `es`. */
  hasVoice: (language: string) => boolean;
  speak: (said: readonly Utterance[]) => void;
  stop: () => void;
}

const findSpeech = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

const isOf = (voice: SpeechSynthesisVoice, language: string): boolean =>
  voice.lang.toLowerCase().startsWith(language.slice(0, 2).toLowerCase());

/** The browser's own voice. Voices come late in some browsers, and in some there are none. */
export function useSpeech(): Speech {
  const speech = findSpeech();
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (speech === null) {
      return;
    }
    const read = () => setVoices(speech.getVoices());
    read();
    speech.addEventListener?.('voiceschanged', read);
    return () => {
      speech.removeEventListener?.('voiceschanged', read);
      speech.cancel();
    };
  }, [speech]);

  const stop = useCallback(() => speech?.cancel(), [speech]);
  const speak = useCallback(
    (said: readonly Utterance[]) => {
      if (speech === null) {
        return;
      }
      speech.cancel();
      for (const { text, language } of said) {
        const spoken = new SpeechSynthesisUtterance(text);
        spoken.lang = language;
        const voice = voices.find((one) => isOf(one, language));
        if (voice !== undefined) {
          spoken.voice = voice;
        }
        speech.speak(spoken);
      }
    },
    [speech, voices],
  );
  const hasVoice = useCallback(
    (language: string) => voices.some((voice) => isOf(voice, language)),
    [voices],
  );
  return { isAvailable: speech !== null, hasVoice, speak, stop };
}
