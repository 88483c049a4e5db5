import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { homePage, PublicArea } from '../features/auth/index.ts';
import { TopProgressBar } from '../ui/top-progress-bar.tsx';
import {
  layoutRoutes,
  noOrganizationAccessPage,
  notFoundPage,
  protectedArea,
  publicRoutes,
  sessionArea,
} from './routes.ts';

export function AppRoutes() {
  return (
    <Suspense fallback={<TopProgressBar />}>
      <Routes>
        <Route element={<PublicArea />}>
          {publicRoutes.map(({ path, page }) => (
            <Route key={path} path={path} element={<page.Page />} />
          ))}
        </Route>
        <Route element={<sessionArea.Page />}>
          <Route path="/no-organization-access" element={<noOrganizationAccessPage.Page />} />
          <Route element={<protectedArea.Page />}>
            {layoutRoutes.map(({ path, page }) => (
              <Route key={path} path={path} element={<page.Page />} />
            ))}
          </Route>
        </Route>
        <Route path="/" element={<Navigate to={homePage} replace />} />
        <Route path="*" element={<notFoundPage.Page />} />
      </Routes>
    </Suspense>
  );
}
