import './shell.css';
import { type InfiniteData, useQuery } from '@tanstack/react-query';
import { NavLink, Outlet, useLocation } from 'react-router';
import { OFFICE_LIMITS } from '../../domain/office/protocol.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { RefusedActs } from '../acts/refused-acts.tsx';
import { type LeadList, queries, sessionQuery } from '../api/queries.ts';
import { listQueryKey } from '../leads/list-query.ts';
import { useLive } from '../live/use-live.ts';
import { more } from '../parts/office-icons.ts';
import { pageCompany } from '../parts/page-company.ts';
import { Failed } from '../parts/states.tsx';
import { ToastRegion } from '../parts/toast.tsx';
import { ConfirmFirst } from '../session/confirm-first.tsx';
import { OpenLink } from '../session/open-link.tsx';
import { SessionContext, type SignedIn, useSession } from '../session/session.tsx';
import { SignIn } from '../session/sign-in.tsx';
import { LiveLine } from './live-line.tsx';
import { type Place, placesFor } from './places.ts';

/** Root of the office: signed-out users see the sign-in at every URL. */
export function Shell() {
  const session = useQuery(sessionQuery, queries);
  const { pathname, hash } = useLocation();
  if (pathname === '/sign-in' && hash.length > 1) return <OpenLink token={hash.slice(1)} />;
  if (!session.data)
    return session.error ? (
      <main className="alone">
        <Failed error={session.error} onRetry={() => session.refetch()} />
      </main>
    ) : (
      <p className="starting" role="status">
        Opening the office…
      </p>
    );
  if (!session.data.person) return <SignIn company={session.data.company} />;
  return (
    <SessionContext value={session.data as SignedIn}>
      <Office />
    </SessionContext>
  );
}

function Office() {
  useLive();
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <SideMenu />
      <main id="main" tabIndex={-1}>
        <LiveLine />
        <RefusedActs />
        <Outlet />
      </main>
      <Tabs />
      <ToastRegion />
      <ConfirmFirst />
    </div>
  );
}

function SideMenu() {
  const { company, person } = useSession();
  return (
    <header className="side">
      <p className="brand">
        <img src="/favicon.svg" alt="" width="34" height="34" />
        <span>
          <b>{pageCompany().short_name}</b> office
          <span className="visually-hidden"> of {company.name}</span>
        </span>
      </p>
      <nav aria-label="Office">
        <Places />
      </nav>
      <p className="side-foot small muted">{person.name}</p>
    </header>
  );
}

/** The places, for the side menu and the screen More. */
export function Places() {
  return (
    <ul className="places">
      {usePlaces().map((place) => (
        <li key={place.path}>
          <PlaceLink {...place} />
        </li>
      ))}
    </ul>
  );
}

function usePlaces(): Place[] {
  const { person, company } = useSession();
  return placesFor(person.role, company.has_visits);
}

function PlaceLink({ path, name, icon, count }: Place) {
  const counts = useCounts();
  return (
    <NavLink to={path} className={isIn(path)} end>
      <Icon shape={icon} />
      <span>{name}</span>
      <Count count={(counts && count?.(counts)) ?? 0} />
    </NavLink>
  );
}

/** A lead belongs to the inbox, whatever its URL. */
const isIn = (path: string) => () =>
  path === '/' && /^\/office\/(leads\/.*)?$/.test(location.pathname) ? 'place current' : 'place';

/** On phones, a screen without a tab. */
const isBehindMore = () =>
  /^\/office\/(leads\/.*|quarantine)?$/.test(location.pathname) ? 'place' : 'place current';

function Count({ count }: { count: number }) {
  return count > 0 ? (
    <span className="count">
      <span>{count < OFFICE_LIMITS.counted ? count : `${OFFICE_LIMITS.counted - 1}+`}</span>
      <span className="visually-hidden"> waiting</span>
    </span>
  ) : null;
}

/** On phones: the most needed places within reach of the thumb, the rest behind More. */
function Tabs() {
  const counts = useCounts();
  const [first, second] = usePlaces();
  return (
    <nav className="tabs" aria-label="Main">
      {first && <PlaceLink {...first} />}
      {second && <PlaceLink {...second} />}
      <NavLink to="/more" className={isBehindMore}>
        <Icon shape={more} />
        <span>More</span>
        <Count count={counts?.dead_letters ?? 0} />
      </NavLink>
    </nav>
  );
}

/** The counts of the inbox; null until it has loaded. */
function useCounts(): LeadList['counts'] | null {
  const { data } = useQuery<InfiniteData<LeadList>>({ queryKey: listQueryKey({}), enabled: false });
  return data?.pages[0]?.counts ?? null;
}
