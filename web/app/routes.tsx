import { Navigate, Route, Routes } from 'react-router'
import { Guard } from './Guard.tsx'
import { NotFoundPage, pages } from './pages.tsx'

export { loadInnerPage } from './pages.tsx'

/** Every route behind the public pages. None has parameters. */
export const Pages = () => (
  <Routes>
    {Object.entries(pages).map(([path, Page]) => (
      <Route
        key={path}
        path={path}
        element={
          <Guard path={path}>
            <Page />
          </Guard>
        }
      />
    ))}
    <Route path="/supabase-dashboard" element={<Navigate to="/supabase-login" replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)
