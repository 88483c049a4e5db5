import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { callbackPage, homePage, isReturn } from '../features/auth/index.ts';
import { Redirect } from '../ui/redirect.tsx';
import { TopProgressBar } from '../ui/top-progress-bar.tsx';
import {
  entryRoutes,
  layoutRoutes,
  noOrganizationAccessPage,
  notFoundPage,
  openRoutes,
  protectedArea,
  publicArea,
  publicRoutes,
  sessionArea,
} from './routes.ts';

/** People who come back from a mail or another site may be sent here, where nothing else was asked. */
function Start() {
  const { search, hash } = useLocation();
  const page = isReturn({ search, hash }) ? { pathname: callbackPage, search, hash } : homePage;
  return <Redirect to={page} />;
}

export function AppRoutes() {
  return (
    <Suspense fallback={<TopProgressBar />}>
      <Routes>
        <Route element={<publicArea.Page />}>
          {publicRoutes.map(({ path, page }) => (
            <Route key={path} path={path} element={<page.Page />} />
          ))}
        </Route>
        {[...entryRoutes, ...openRoutes].map(({ path, page }) => (
          <Route key={path} path={path} element={<page.Page />} />
        ))}
        <Route element={<sessionArea.Page />}>
          <Route path="/no-organization-access" element={<noOrganizationAccessPage.Page />} />
          <Route element={<protectedArea.Page />}>
            {layoutRoutes.map(({ path, page }) => (
              <Route key={path} path={path} element={<page.Page />} />
            ))}
          </Route>
        </Route>
        <Route path="/" element={<Start />} />
        <Route path="*" element={<notFoundPage.Page />} />
      </Routes>
    </Suspense>
  );
}
