import { createContext, useContext } from 'react';
import type { StreamState } from './follow-stream.ts';

export const LiveContext = createContext<StreamState>('connecting');

export function useLiveState(): StreamState {
  return useContext(LiveContext);
}
