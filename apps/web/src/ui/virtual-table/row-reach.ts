import { createContext, useContext } from 'react';

/** Whether the keyboard goes into the row: a table is one stop on the way through the page. */
export const RowReachContext = createContext(true);

/** For the links and buttons inside a row; outside of any they are reached as everywhere. */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowReachContext) ? 0 : -1;
}
