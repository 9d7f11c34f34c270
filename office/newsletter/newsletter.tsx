/** The newsletters: those that were sent, and those that are being written. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as m from '#messages';
import type {
  Mailing,
  MailingList,
  MailingWords,
  Refusals,
} from '../../domain/office/mailings-api.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Ask } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

export const mailingsQuery = pathQuery<MailingList>('/mailings');
const refusalsQuery = pathQuery<Refusals>('/mailing-refusals');

const EMPTY: MailingWords = {
  ...{ subject: '', preview: '', markdown: '' },
  ...{ subject_es: '', preview_es: '', markdown_es: '' },
};

export function Newsletter() {
  const query = useQuery(mailingsQuery);
  const navigate = useNavigate();
  const { problem, call } = useCalls();
  const begin = async (words: MailingWords) => {
    const begun = await call<Mailing>('/mailings', { method: 'POST', body: words });
    if (!begun) return;
    await queries.invalidateQueries(mailingsQuery);
    navigate(`/newsletter/${begun.mailing_id}`);
  };
  return (
    <Screen title={m.office_newsletter()} about={m.office_newsletter_about()}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {({ mailings, subscribers, unconfirmed, suppressed, refused, starters }) => (
          <>
            <p>
              {m.office_newsletter_audience({
                subscribers: subscribers.toLocaleString('en-US'),
                unconfirmed: unconfirmed.toLocaleString('en-US'),
                suppressed: suppressed.toLocaleString('en-US'),
              })}
            </p>
            {refused > 0 && <RefusedAddresses count={refused} />}
            <h2>{m.office_newsletter_begin()}</h2>
            <p className="row">
              {starters.map(({ season, ...words }) => (
                <Button key={season} onClick={() => begin(words)}>
                  {m.office_newsletter_starter({ season })}
                </Button>
              ))}
              <Button onClick={() => begin(EMPTY)}>{m.office_newsletter_empty_page()}</Button>
            </p>
            {mailings.length > 0 && (
              <ul className="list">
                {mailings.map((mailing) => (
                  <Row key={mailing.mailing_id} mailing={mailing} />
                ))}
              </ul>
            )}
          </>
        )}
      </Answered>
    </Screen>
  );
}

/** Addresses that get nothing because a mail server refused them. Owners see which, and take it back. */
function RefusedAddresses({ count }: { count: number }) {
  const { person } = useSession();
  const times = useTimes();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { problem, call } = useCalls();
  const query = useQuery({ ...refusalsQuery, enabled: isOpen });
  const takeBack = async (address_hash: string | null) => {
    setAsking(false);
    const body = { address_hash };
    const left = await call<Refusals>('/mailing-refusals/take-back', { method: 'POST', body });
    if (!left) return;
    queries.setQueryData(refusalsQuery.queryKey, left);
    await queries.invalidateQueries(mailingsQuery);
  };
  return (
    <>
      <p>{m.office_newsletter_refused({ count })}</p>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {person.role === 'owner' && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{m.office_newsletter_refused_which()}</summary>
          {isOpen && (
            <Answered query={query}>
              {({ refusals }) => (
                <>
                  <ul className="list">
                    {refusals.map(({ address_hash, email, code, at, subject }) => (
                      <li key={address_hash}>
                        <div>
                          <b>{email ?? m.office_newsletter_refused_erased()}</b>{' '}
                          <span className="muted small">{times.moment(at)}</span>
                          <p className="muted small">
                            {code} {subject}
                          </p>
                        </div>
                        <Button
                          look="low"
                          aria-label={m.office_newsletter_take_back_named({
                            email: email ?? m.office_newsletter_refused_erased(),
                          })}
                          onClick={() => takeBack(address_hash)}
                        >
                          {m.office_newsletter_take_back()}
                        </Button>
                      </li>
                    ))}
                  </ul>
                  <Button onClick={() => setAsking(true)}>
                    {m.office_newsletter_take_back_all({ count })}
                  </Button>
                </>
              )}
            </Answered>
          )}
        </details>
      )}
      {isAsking && (
        <Ask
          title={m.office_newsletter_take_back_all({ count })}
          text={m.office_newsletter_ask_to_take_back()}
          yes={m.office_newsletter_take_back()}
          onYes={() => takeBack(null)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Row({ mailing }: { mailing: MailingList['mailings'][number] }) {
  const times = useTimes();

  const { mailing_id, subject, updated_at, finished_at, send_at, state } = mailing;
  const at = finished_at ?? (state === 'scheduled' ? send_at : null) ?? updated_at;
  return (
    <li>
      <div>
        <Link to={`/newsletter/${mailing_id}`}>
          <b>{subject || m.office_newsletter_no_subject()}</b>
        </Link>{' '}
        <span className="muted small">{times.moment(at)}</span>
        <p className="muted small">{stateWords(mailing)}</p>
      </div>
    </li>
  );
}

/** How far it has come. */
export function stateWords({
  state,
  counts,
  stopped_because,
}: Pick<Mailing, 'state' | 'counts' | 'stopped_because'>): string {
  const { sent, recipients, refused, suppressed, undelivered } = counts;
  const figures = {
    sent: sent.toLocaleString('en-US'),
    recipients: recipients.toLocaleString('en-US'),
    refused: refused.toLocaleString('en-US'),
    others: (suppressed + undelivered).toLocaleString('en-US'),
  };
  switch (state) {
    case 'draft':
      return m.office_newsletter_state_draft();
    case 'scheduled':
      return m.office_newsletter_state_scheduled();
    case 'queueing':
      return m.office_newsletter_state_queueing();
    case 'sending':
      return m.office_newsletter_state_sending(figures);
    case 'sent':
      return m.office_newsletter_state_sent(figures);
    case 'stopped':
      return [
        m.office_newsletter_state_stopped(figures),
        stopped_because && m.office_newsletter_stopped_because({ reason: stopped_because }),
      ]
        .filter(Boolean)
        .join(' ');
  }
}
