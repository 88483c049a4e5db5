import { useEffect, useRef, useState } from 'react';

interface SoundState {
  isPlaying: boolean;
  /** Seconds from the beginning. */
  at: number;
  /** As the browser measures it; null before it has. */
  seconds: number | null;
  isBroken: boolean;
}

export interface Sound extends SoundState {
  /** Whether there is something to play. */
  isLoaded: boolean;
  load: (content: Blob) => void;
  toggle: () => void;
  seek: (at: number) => void;
  setSpeed: (speed: number) => void;
}

const still: SoundState = { isPlaying: false, at: 0, seconds: null, isBroken: false };

/** Tells of what an element does; answers how to stop listening. */
function follow(audio: HTMLAudioElement, tell: (change: Partial<SoundState>) => void): () => void {
  const leaving = new AbortController();
  const on = (name: string, change: () => Partial<SoundState>) =>
    audio.addEventListener(name, () => tell(change()), { signal: leaving.signal });
  on('play', () => ({ isPlaying: true }));
  on('pause', () => ({ isPlaying: false }));
  on('ended', () => ({ isPlaying: false }));
  on('timeupdate', () => ({ at: audio.currentTime }));
  on('error', () => ({ isBroken: true, isPlaying: false }));
  on('durationchange', () => ({
    seconds: Number.isFinite(audio.duration) ? audio.duration : null,
  }));
  return () => leaving.abort();
}

/** Plays what is loaded into it, and forgets it when the person goes elsewhere. */
export function useSound(): Sound {
  const [state, setState] = useState(still);
  const [content, setContent] = useState<Blob | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const speed = useRef(1);

  useEffect(() => {
    if (content === null) {
      return;
    }
    const address = URL.createObjectURL(content);
    const element = new Audio(address);
    audio.current = element;
    element.playbackRate = speed.current;
    const leave = follow(element, (change) => setState((known) => ({ ...known, ...change })));
    element.play().catch(() => {});
    return () => {
      leave();
      element.pause();
      audio.current = null;
      URL.revokeObjectURL(address);
      setState(still);
    };
  }, [content]);

  return {
    ...state,
    isLoaded: content !== null,
    load: setContent,
    toggle() {
      const element = audio.current;
      if (element?.paused === true) {
        element.play().catch(() => {});
      } else {
        element?.pause();
      }
    },
    seek(at) {
      if (audio.current !== null) {
        audio.current.currentTime = at;
        setState((known) => ({ ...known, at }));
      }
    },
    setSpeed(chosen) {
      speed.current = chosen;
      if (audio.current !== null) {
        audio.current.playbackRate = chosen;
      }
    },
  };
}
