import { Navigate, type NavigateProps } from 'react-router';
import { TopProgressBar } from './top-progress-bar.tsx';

/**
 * Leads to another page in place of this one. The router keeps what is shown until the files of the
 * other page are there; without the bar that would be an empty window.
 */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  return (
    <>
      <TopProgressBar />
      <Navigate {...props} replace />
    </>
  );
}
