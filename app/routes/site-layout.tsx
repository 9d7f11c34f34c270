import { isRouteErrorResponse, Outlet } from 'react-router';
import { FallbackScreen } from '../components/fallback-screen/fallback-screen.tsx';
import { NotFound } from '../components/not-found/not-found.tsx';
import { SiteFrame } from '../components/site-frame/site-frame.tsx';

/** Header, page, footer and the floating widgets: every page but the embedded ones. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** An unknown path keeps header and footer; a real failure gets the fallback screen alone. */
export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <SiteFrame>
        <NotFound />
      </SiteFrame>
    );
  }
  return <FallbackScreen error={error} />;
}
