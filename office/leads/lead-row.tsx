import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { doubtWords } from '../../domain/forms/office-view.ts';
import { plural } from '../../domain/language/plural.ts';
import { doubtsAbout } from '../../domain/lead/doubts.ts';
import { phoneLink } from '../../domain/lead/phone-number.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { phone } from '../../site/ui/icon/icon-shapes.ts';
import { useAct } from '../acts/use-acts.ts';
import { useTimes } from '../parts/use-now.ts';
import { STATUS_WORDS, sourceWords } from './lead-words.ts';

/** One request in a list. @param calls shows a call button */
export function LeadRow({ lead, calls = false }: { lead: LeadSummary; calls?: boolean }) {
  const { submissionId } = useParams();
  const [params] = useSearchParams();
  const times = useTimes();
  const { name, service_needed, area, zip, excerpt, status, assigned_to, pictures } = lead;
  return (
    <li className="lead-item">
      <Link
        to={{ pathname: `/leads/${lead.submission_id}`, search: String(params) }}
        className="lead-row"
        data-lead={lead.submission_id}
        aria-current={submissionId === lead.submission_id ? 'page' : undefined}
      >
        <span className="lead-row-top">
          <b dir="auto">{name || 'No name'}</b>
          <DueChip lead={lead} />
        </span>
        <span>
          {[service_needed, area ?? zip].filter(Boolean).join(' · ') || 'Nothing said yet'}
        </span>
        {excerpt && excerpt !== service_needed && (
          <span className="excerpt" dir="auto">
            {excerpt}
          </span>
        )}
        <span className="lead-row-foot">
          <span>{times.moment(lead.received_at)}</span>
          {lead.language === 'es' && <span className="chip">Spanish</span>}
          {doubtsAbout(lead).map((doubt) => (
            <span key={doubt} className="chip" data-kind="waiting">
              {doubtWords(doubt)}
            </span>
          ))}
          {lead.stage === 'partial' && (
            <span className="chip" data-kind="waiting">
              Unfinished chat
            </span>
          )}
          {lead.stage === 'complete' && lead.source.startsWith('chatbot') && (
            <span>{sourceWords(lead.source)}</span>
          )}
          {pictures > 0 && <span>{plural(pictures, '1 picture', `${pictures} pictures`)}</span>}
          {lead.earlier > 0 && <span>asked before</span>}
          {lead.notes > 0 && <span>{plural(lead.notes, '1 note', `${lead.notes} notes`)}</span>}
          <StatusChip status={status} />
          {assigned_to && <span className="lead-row-person">{assigned_to.name}</span>}
        </span>
      </Link>
      {calls && <CallAtOnce lead={lead} />}
    </li>
  );
}

/** Dials, and opens the request with the question about the outcome. */
function CallAtOnce({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const navigate = useNavigate();
  const tel = phoneLink(lead.phone);
  if (!tel) return null;
  return (
    <a
      className="button main call-at-once"
      href={tel}
      aria-label={`Call ${lead.name || lead.phone}`}
      onClick={() => {
        act(lead, { type: 'reach', way: 'call' });
        navigate(`/leads/${lead.submission_id}`);
      }}
    >
      <Icon shape={phone} />
    </a>
  );
}

export function DueChip({ lead: { due } }: { lead: LeadSummary }) {
  const times = useTimes();
  if (!due) return null;
  const isLate = due.at <= times.now;
  const isPutOff = due.why === 'snooze' && !isLate;
  return (
    <span className="chip" data-kind={isLate ? 'late' : isPutOff ? undefined : 'waiting'}>
      {times.due(due.at, isPutOff ? 'back' : 'due')}
    </span>
  );
}

/** Nothing for a new request. */
export function StatusChip({ status }: Pick<LeadSummary, 'status'>) {
  if (status === 'new') return null;
  const isWon = status === 'won' || status === 'booked';
  return (
    <span className="chip" data-kind={isWon ? 'done' : undefined}>
      {STATUS_WORDS[status]}
    </span>
  );
}
