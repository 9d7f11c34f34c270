import './lead.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { doubtWords } from '../../domain/forms/office-view.ts';
import { doubtsAbout } from '../../domain/lead/doubts.ts';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { arrowLeft } from '../../site/ui/icon/icon-shapes.ts';
import { useAct, useWithActs } from '../acts/use-acts.ts';
import { problemIn } from '../api/call-office.ts';
import { leadQuery } from '../api/queries.ts';
import { ContactButtons, ContactOutcome } from '../contact/contact-buttons.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { shield } from '../parts/office-icons.ts';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useTimes } from '../parts/use-now.ts';
import { AskForReview } from '../reviews/ask-for-review.tsx';
import { useSession } from '../session/session.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { LeadPictures } from './lead-pictures.tsx';
import { DueChip, StatusChip } from './lead-row.tsx';
import { LeadSteps } from './lead-steps.tsx';
import { LeadVisits } from './lead-visits.tsx';
import { sourceWords } from './lead-words.ts';
import { SamePerson } from './same-person.tsx';

/** One request: who, what, how to reach the visitor, and its steps. */
export function LeadScreen() {
  const { submissionId = '' } = useParams();
  const query = useQuery(leadQuery(submissionId));
  const withActs = useWithActs();
  const [params] = useSearchParams();
  return (
    <article className="lead" key={submissionId}>
      <p className="lead-back">
        <Link to={{ pathname: '/', search: String(params) }}>
          <Icon shape={arrowLeft} /> Inbox
        </Link>
      </p>
      {query.error && problemIn(query.error).code === 'not-found' ? (
        <Empty title="This request is not here" icon={shield}>
          <p>It was erased, or the link is not complete.</p>
        </Empty>
      ) : (
        <Answered query={query}>{(detail) => <Lead detail={withActs.detail(detail)} />}</Answered>
      )}
    </article>
  );
}

function Lead({ detail }: { detail: LeadDetail }) {
  const { lead, description } = detail;
  const doubts = doubtsAbout(lead);
  const times = useTimes();

  return (
    <>
      <header className="lead-head">
        <div className="row">
          <ScreenTitle title={lead.name || 'Request'}>{lead.name || 'No name'}</ScreenTitle>
          <DueChip lead={lead} />
          <StatusChip status={lead.status} />
        </div>
        <p>
          {[lead.service_needed, [lead.area, lead.zip].filter(Boolean).join(' ')]
            .filter(Boolean)
            .join(' · ') || 'Nothing said yet'}
        </p>
        <p className="muted small">
          {sourceWords(lead.source)}, {times.moment(lead.received_at)}
        </p>
      </header>
      {lead.stage === 'partial' && (
        <Notice kind="waiting">
          An unfinished chat: name and phone were left, then the visitor left. Call as for any
          other.
        </Notice>
      )}
      {lead.quarantine_reason !== null && (
        <Quarantined lead={lead} reason={lead.quarantine_reason} />
      )}
      {doubts.length > 0 && (
        <Notice kind="waiting">
          {doubts.map((doubt) => (
            <p key={doubt}>{`${lead[doubt]}: ${doubtWords(doubt)}`}</p>
          ))}
        </Notice>
      )}
      <ContactButtons lead={lead} />
      <ContactOutcome detail={detail} />
      <LeadSteps detail={detail} />
      <LeadVisits lead={lead} />
      <AskForReview lead={lead} />
      {description.trim() !== '' && (
        <section>
          <h2>{lead.source.startsWith('chatbot') ? 'Said in the chat' : 'What they wrote'}</h2>
          <p className="said" dir="auto">
            {description}
          </p>
        </section>
      )}
      {detail.pictures.length > 0 && <LeadPictures pictures={detail.pictures} name={lead.name} />}
      <LeadNotes detail={detail} />
      <SamePerson detail={detail} />
      <Facts detail={detail} />
      <LeadHistory detail={detail} />
    </>
  );
}

function Quarantined({ lead, reason }: { lead: LeadSummary; reason: string }) {
  const act = useAct();
  return (
    <Notice kind="problem" icon={shield}>
      <p>Looks like spam: {reason}. Nobody was told of it.</p>
      <p className="row">
        <Button look="low" onClick={() => act(lead, { type: 'release' })}>
          Release: it is a real request
        </Button>
      </p>
    </Notice>
  );
}

const CUSTOMER_WORDS: Record<string, string> = {
  existing_problem: 'Has a problem now',
  preventative: 'Wants to prevent one',
};

/** Where the request came from, and the consent. */
function Facts({ detail }: { detail: LeadDetail }) {
  const { lead, customer_type, page, attribution, consent, contacted_at } = detail;
  const { company } = useSession();
  const times = useTimes();
  const when = times.dayAndTime;
  const territory = company.territories.find(({ id }) => id === lead.territory)?.label;
  const facts: [name: string, value: string | false | null | undefined][] = [
    ['Phone', lead.phone],
    ['Language', lead.language === 'es' && 'Spanish'],
    ['E-mail', lead.email],
    ['Place', [lead.area, lead.zip].filter(Boolean).join(' ')],
    ['Territory', territory],
    ['Received', when(lead.received_at)],
    ['Contacted', contacted_at !== null && when(contacted_at)],
    ['Wants', customer_type && (CUSTOMER_WORDS[customer_type] ?? customer_type)],
    ['From', page ? `${sourceWords(lead.source)} on ${page}` : sourceWords(lead.source)],
    ...Object.entries(attribution).map(([name, value]): [string, string] => [
      name.replaceAll('_', ' '),
      value,
    ]),
  ];
  return (
    <section>
      <h2>Details</h2>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Consent</dt>
          <dd>
            {consent ? (
              <details>
                <summary>
                  {[
                    `Version ${consent.version}, ${when(consent.at)}`,
                    consent.marketing_texts !== null &&
                      (consent.marketing_texts ? 'marketing texts allowed' : 'no marketing texts'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </summary>
                <p>{consent.text ?? 'Nobody recorded the words of this version.'}</p>
              </details>
            ) : (
              'None was recorded'
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
