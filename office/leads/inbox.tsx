import './inbox.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useMatch, useParams, useSearchParams } from 'react-router';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { check, magnifier } from '../../site/ui/icon/icon-shapes.ts';
import { useWithActs } from '../acts/use-acts.ts';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { Empty, Failed, MoreButton, Placeholder } from '../parts/states.tsx';
import { AlertsOffer } from '../push/alerts-offer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LeadRow } from './lead-row.tsx';
import { type Filters, filtersIn, listQuery, withParam } from './list-query.ts';

const VIEWS: [view: string, name: string][] = [
  ['', 'To do'],
  ['mine', 'Mine'],
  ['snoozed', 'Put off'],
  ['all', 'All'],
];

/** Debounce of the search field, ms. */
const SEARCH_AFTER_MS = 250;

/** The list, and beside it (on phones instead of it) the open request. */
export function Inbox() {
  const { submissionId } = useParams();
  const isWriting = useMatch('/leads/new') !== null;
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const list = useInfiniteQuery(listQuery(filters));
  const withActs = useWithActs();
  const pages = list.data?.pages ?? [];
  const [callNext, leads] = arrange(
    pages.flatMap((page) => page.call_next).map(withActs.summary),
    pages.flatMap((page) => page.leads).map(withActs.summary),
  );
  const late = pages[0]?.counts.late ?? 0;
  useFocusOfList();
  return (
    <div className="inbox" data-open={submissionId || isWriting ? 'lead' : 'list'}>
      <section className="inbox-list" aria-label="Requests">
        <InboxHead
          isAlone={!submissionId && !isWriting}
          filters={filters}
          waiting={pages[0]?.counts.call_next ?? 0}
        />
        {list.data ? (
          <>
            {callNext.length > 0 && (
              <Group title="Call next" more={late > 0 ? `${late} late` : undefined}>
                {callNext.map((lead) => (
                  <LeadRow key={lead.submission_id} lead={lead} calls />
                ))}
              </Group>
            )}
            {leads.length > 0 && (
              <Group title={callNext.length > 0 ? 'Newest' : titleOf(filters)}>
                {leads.map((lead) => (
                  <LeadRow key={lead.submission_id} lead={lead} />
                ))}
              </Group>
            )}
            {callNext.length + leads.length === 0 && <NoLeads filters={filters} />}
            <MoreButton list={list} />
          </>
        ) : list.error ? (
          <Failed error={list.error} onRetry={() => list.refetch()} />
        ) : (
          <Placeholder />
        )}
      </section>
      <div className="inbox-lead">
        <Outlet />
      </div>
    </div>
  );
}

/** Moves a lead out of the calls to make next once this user has acted on it, before the server confirms. */
function arrange(
  callNext: LeadSummary[],
  leads: LeadSummary[],
): [callNext: LeadSummary[], leads: LeadSummary[]] {
  const isWaiting = ({ due, status }: LeadSummary) => due !== null && status === 'new';
  const first = callNext.filter((lead) => isWaiting(lead) || lead.due?.why === 'snooze');
  return [first, [...callNext.filter((lead) => !first.includes(lead)), ...leads]];
}

const titleOf = ({ q, view }: Filters) =>
  q ? 'Found' : (VIEWS.find(([name]) => name === (view ?? ''))?.[1] ?? 'Requests');

function Group({
  title,
  more,
  children,
}: {
  title: string;
  more?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="group-title">
        {title}{' '}
        {more && (
          <span className="chip" data-kind="late">
            {more}
          </span>
        )}
      </h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}

function InboxHead({
  isAlone,
  filters,
  waiting,
}: {
  /** True if no request is open beside the list, so that the list has the heading. */
  isAlone: boolean;
  filters: Filters;
  waiting: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const [params] = useSearchParams();
  const used = (['status', 'assigned_to'] as const).filter((name) => filters[name]).length;
  return (
    <header className="inbox-head">
      <div className="inbox-top">
        {isAlone ? (
          <ScreenTitle title={waiting > 0 ? `(${waiting}) Inbox` : 'Inbox'}>Inbox</ScreenTitle>
        ) : (
          <p className="inbox-name">Inbox</p>
        )}
        <Link className="button low" to="/leads/new">
          New caller
        </Link>
      </div>
      <SearchField />
      <nav className="views" aria-label="Which requests">
        {VIEWS.map(([view, name]) => (
          <Link
            key={view}
            to={{ pathname: '/', search: String(withParam(params, 'view', view)) }}
            aria-current={view === (filters.view ?? '') ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {used > 0 ? `Filter (${used})` : 'Filter'}
        </button>
      </nav>
      {isOpen && <FilterPanel />}
      {isAlone && !filters.view && <AlertsOffer />}
    </header>
  );
}

function SearchField() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and links to other lists change the words, too.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A request may be opened before the search starts, and stays open.
  const newest = useRef(setParams);
  newest.current = setParams;
  const search = (words: string, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => newest.current((now) => withParam(now, 'q', words.trim()), { replace: true }),
      delayMs,
    );
  };
  return (
    <search className="search">
      <label htmlFor="search" className="visually-hidden">
        Search requests
      </label>
      <Icon shape={magnifier} />
      <input
        ref={field}
        id="search"
        type="search"
        placeholder="Name, phone, e-mail, ZIP, words"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={120}
        defaultValue={asked}
        onChange={({ target }) => search(target.value, SEARCH_AFTER_MS)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') {
            currentTarget.value = '';
            currentTarget.blur();
            search('', 0);
          }
          if (key === 'Enter') document.querySelector<HTMLElement>('.lead-row')?.focus();
        }}
      />
    </search>
  );
}

function NoLeads({ filters }: { filters: Filters }) {
  if (filters.q)
    return (
      <Empty title={`Nothing found for “${filters.q}”`} icon={magnifier}>
        <p>
          Every word must begin a word of the request: part of a name, the last four digits of a
          phone, a ZIP.
        </p>
        {filters.view !== 'all' && (
          <Link className="button" to={`/?view=all&q=${encodeURIComponent(filters.q)}`}>
            Search in all requests
          </Link>
        )}
      </Empty>
    );
  if (Object.keys(filters).some((name) => name !== 'view'))
    return (
      <Empty title="No request fits" icon={magnifier}>
        <Link className="button" to="/">
          Show the whole inbox
        </Link>
      </Empty>
    );
  const words: Record<string, [title: string, text: string]> = {
    mine: ['Nothing is yours', 'Requests that are given to you are listed here.'],
    snoozed: ['Nothing is put off', 'Put a request off and it comes back by itself.'],
    all: ['No requests yet', 'The next one appears here within seconds.'],
  };
  const [title, text] = words[filters.view ?? ''] ?? [
    'Everybody has been called',
    'The next request appears here within seconds.',
  ];
  return (
    <Empty title={title} icon={check}>
      <p>{text}</p>
    </Empty>
  );
}

/** Returning to the list restores the focus. */
function useFocusOfList(): void {
  const { submissionId } = useParams();
  const opened = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!submissionId && opened.current)
      document.querySelector<HTMLElement>(`[data-lead="${opened.current}"]`)?.focus();
    opened.current = submissionId;
  });
}

/** Placeholder beside the list on wide screens while no request is open. */
export function NothingOpen() {
  return (
    <div className="nothing-open">
      <p>Choose a request.</p>
    </div>
  );
}
