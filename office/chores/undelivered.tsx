import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mail } from '../../app/ui/icon/icon-shapes.ts';
import type { DeadLetters, ResendAnswer } from '../../domain/office/api.ts';
import type { Problem } from '../api/call-office.ts';
import { pathQuery, queries, readAgain } from '../api/queries.ts';
import { Notice } from '../parts/notice.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { useSession } from '../session/session.tsx';
import { Screen } from './screen.tsx';

const KIND_WORDS: Record<string, string> = {
  lead: 'Mail to the office',
  reminder: 'Reminder to the office',
  acknowledgement: 'Mail to the visitor',
  newsletter: 'Newsletter mail',
  webhook: 'Webhook',
  push: 'Alert',
  sign_in: 'Link to sign in',
};

const lettersQuery = pathQuery<DeadLetters>('/dead-letters');

/** Dead letters: what was refused for good. Nobody tries again unless told to. */
export function Undelivered() {
  const query = useQuery(lettersQuery);
  const [problem, setProblem] = useState<Problem | null>(null);
  const resend = async (ids: string[] | 'all') => {
    const answer = await callConfirmed<ResendAnswer>('/dead-letters/resend', {
      method: 'POST',
      body: { ids },
    });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) {
      const { resent } = answer.value;
      showToast(resent === 1 ? 'It is sent again now.' : `${resent} are sent again now.`);
    }
    await queries.invalidateQueries(lettersQuery);
    readAgain();
  };
  return (
    <Screen
      title="Undelivered"
      about="Mails, webhooks and alerts that were refused for good: an address that does not exist, a program that said no. The requests themselves are safe."
    >
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {({ letters }) =>
          letters.length === 0 ? (
            <Empty title="Everything was delivered" icon={mail} />
          ) : (
            <>
              {letters.length > 1 && (
                <p>
                  <button type="button" className="button" onClick={() => resend('all')}>
                    Send all {letters.length} again
                  </button>
                </p>
              )}
              <ul className="list">
                {letters.map((letter) => (
                  <Letter key={letter.id} letter={letter} onResend={() => resend([letter.id])} />
                ))}
              </ul>
            </>
          )
        }
      </Answered>
    </Screen>
  );
}

function Letter({
  letter,
  onResend,
}: {
  letter: DeadLetters['letters'][number];
  onResend: () => void;
}) {
  const now = useNow();
  const { company } = useSession();
  const { kind, receiver, submission_id, name, attempts, error, created_at } = letter;
  const words = `${KIND_WORDS[kind] ?? kind}${receiver ? ` (${receiver})` : ''}`;
  return (
    <li>
      <div>
        <b>{words}</b>{' '}
        <span className="muted small">{momentWords(created_at, now, company.time_zone)}</span>
        {name !== null && (
          <p>
            About <Link to={`/leads/${submission_id}`}>{name || 'a request without a name'}</Link>
          </p>
        )}
        <p className="muted small">
          {error ?? 'Refused'}, tried {attempts === 1 ? 'once' : `${attempts} times`}
        </p>
      </div>
      <button
        type="button"
        className="button low"
        aria-label={`Send again: ${words}${name ? ` about ${name}` : ''}`}
        onClick={onResend}
      >
        Send again
      </button>
    </li>
  );
}
