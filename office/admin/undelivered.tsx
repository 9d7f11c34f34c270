import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as m from '#messages';
import { mail } from '../../app/ui/icon/icon-shapes.ts';
import { Message } from '../../app/ui/message.tsx';
import type { DeadLetters, ResendAnswer } from '../../domain/office/jobs-api.ts';
import { pathQuery, queries, readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';

export const KIND_WORDS: Record<string, string> = {
  lead: m.office_undelivered_mail_to_the_office(),
  reminder: m.office_undelivered_reminder_to_the_office(),
  acknowledgement: m.office_undelivered_mail_to_the_visitor(),
  newsletter: m.office_undelivered_newsletter_mail(),
  webhook: m.office_webhook(),
  visit_webhook: m.office_webhook(),
  newsletter_webhook: m.office_webhook(),
  visit_calendar: m.office_undelivered_visit_calendar(),
  push: m.office_alert(),
  sign_in: m.office_undelivered_link_to_sign_in(),
  review_request: m.office_undelivered_review_request(),
  alarm: m.office_undelivered_alarm(),
  visit: m.office_undelivered_visit(),
  visit_notice: m.office_undelivered_visit_notice(),
  visit_reminder: m.office_undelivered_visit_reminder(),
  visits_link: m.office_undelivered_visits_link(),
};

const lettersQuery = pathQuery<DeadLetters>('/dead-letters');

/** Dead letters: what was refused for good. Nobody tries again unless told to. */
export function Undelivered() {
  const query = useQuery(lettersQuery);
  const { problem, call } = useCalls();
  const resend = async (ids: string[] | 'all') => {
    const answer = await call<ResendAnswer>('/dead-letters/resend', {
      method: 'POST',
      body: { ids },
    });
    if (answer) showToast(m.office_undelivered_sent_again({ count: answer.resent }));
    await queries.invalidateQueries(lettersQuery);
    readAgain();
  };
  return (
    <Screen
      title={m.office_undelivered()}
      about={m.office_undelivered_mails_webhooks_and_alerts_that()}
    >
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {({ letters }) =>
          letters.length === 0 ? (
            <Empty title={m.office_undelivered_everything_was_delivered()} icon={mail} />
          ) : (
            <>
              {letters.length > 1 && (
                <p>
                  <Button onClick={() => resend('all')}>
                    {m.office_undelivered_send_all({ count: letters.length })}
                  </Button>
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
  const times = useTimes();

  const { kind, receiver, submission_id, name, attempts, error, created_at } = letter;
  const words = `${KIND_WORDS[kind] ?? kind}${receiver ? ` (${receiver})` : ''}`;
  return (
    <li>
      <div>
        <b>{words}</b> <span className="muted small">{times.moment(created_at)}</span>
        {name !== null && (
          <p>
            <Message
              text={m.office_undelivered_about({
                name: name || m.office_undelivered_about_nobody(),
              })}
              parts={{ lead: (who) => <Link to={`/leads/${submission_id}`}>{who}</Link> }}
            />
          </p>
        )}
        <p className="muted small">
          {m.office_undelivered_tried({
            error: error ?? m.office_undelivered_refused(),
            count: attempts,
          })}
        </p>
      </div>
      <Button
        look="low"
        aria-label={
          name
            ? m.office_undelivered_send_again_about({ what: words, name })
            : m.office_undelivered_send_again_named({ what: words })
        }
        onClick={onResend}
      >
        {m.office_undelivered_send_again()}
      </Button>
    </li>
  );
}
