import { Outlet } from 'react-router';
import { SiteFrame } from '../layout/site-frame/site-frame.tsx';

/** Header, page, footer and the floating widgets: every page but the embedded ones. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
