import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { plural } from '../../domain/language/plural.ts';
import { mail } from '../../site/ui/icon/icon-shapes.ts';
import type { AnswerTo } from '../api/call-office.ts';
import { queries, readAgain, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';

export const KIND_WORDS: Record<string, string> = {
  lead: 'Mail to the office',
  reminder: 'Reminder to the office',
  acknowledgement: 'Mail to the visitor',
  newsletter: 'Newsletter mail',
  webhook: 'Webhook',
  visit_webhook: 'Webhook',
  newsletter_webhook: 'Webhook',
  push: 'Alert',
  sign_in: 'Link to sign in',
  review_request: 'Mail that asks for a review',
  alarm: 'Alarm to the owner',
  visit: 'Mail about a visit',
  visit_notice: 'Visit chosen by the customer',
  visit_reminder: 'Reminder of a visit',
  visits_link: 'Link to the visits of a customer',
};

const lettersQuery = routeQuery('GET /dead-letters', {});

/** Dead letters: messages that were refused for good, to send again by hand. */
export function Undelivered() {
  const query = useQuery(lettersQuery);
  const { problem, call } = useCalls();
  const resend = async (ids: string[] | 'all') => {
    const answer = await call('POST /dead-letters/resend', { ids });
    if (answer)
      showToast(
        plural(answer.resent, 'It is sent again now.', `${answer.resent} are sent again now.`),
      );
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
                  <Button onClick={() => resend('all')}>Send all {letters.length} again</Button>
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
  letter: AnswerTo<'GET /dead-letters'>['letters'][number];
  onResend: () => void;
}) {
  const times = useTimes();
  const { kind, receiver, submission_id, name, attempts, error, created_at } = letter;
  const words = `${KIND_WORDS[kind] ?? kind}${receiver ? ` (${receiver})` : ''}`;
  return (
    <li>
      <div>
        <b>{words}</b> <span className="muted small">{times.moment(created_at)}</span>
        {name !== null && (
          <p>
            About <Link to={`/leads/${submission_id}`}>{name || 'a request without a name'}</Link>
          </p>
        )}
        <p className="muted small">
          {plural(
            attempts,
            `${error ?? 'Refused'}, tried once`,
            `${error ?? 'Refused'}, tried ${attempts} times`,
          )}
        </p>
      </div>
      <Button
        look="low"
        aria-label={name ? `Send again: ${words} about ${name}` : `Send again: ${words}`}
        onClick={onResend}
      >
        Send again
      </Button>
    </li>
  );
}
