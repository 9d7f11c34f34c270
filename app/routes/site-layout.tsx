import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useNavigate } from 'react-router';
import { keepAskedAddress } from '../boot/hydrate-as-404.ts';
import { FallbackScreen } from '../components/fallback-screen/fallback-screen.tsx';
import { PageSkeleton } from '../components/progress-bar/progress-bar.tsx';
import { SiteFrame } from '../components/site-frame/site-frame.tsx';

/** Header, page, footer and the floating widgets: every page but the embedded ones. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** An unknown path leads to the not-found page; a real failure gets the fallback screen alone. */
export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ToNotFound />;
  return <FallbackScreen error={error} />;
}

/** A pattern matched (/services/…), but there is no such page. */
function ToNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    keepAskedAddress();
    navigate('/404', { replace: true });
  }, [navigate]);
  return (
    <SiteFrame>
      <PageSkeleton />
    </SiteFrame>
  );
}
