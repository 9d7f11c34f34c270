/** Sensitive calls need a recent sign-in: the server refuses, the user confirms, the call is repeated. */

import { useState } from 'react';
import { Icon } from '../../site/ui/icon/icon.tsx';
import {
  type Answer,
  type AnswerTo,
  type CallOptions,
  callOffice,
  type InputTo,
  type Problem,
  type Route,
} from '../api/call-office.ts';
import { endSession, enter } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { key } from '../parts/office-icons.ts';
import { createStore, useStore } from '../parts/store.ts';
import { useSession } from './session.tsx';
import { signInByPasskey } from './use-passkey.ts';

/** Settles the confirmation that the dialog asks for; null if it is closed. */
const waiting = createStore<((isConfirmed: boolean) => void) | null>(null);

/** Like callOffice, but asks for a passkey if the server wants one, and ends the session here if it is over. */
export async function callConfirmed<R extends Route>(
  route: R,
  input: InputTo<R>,
  options?: CallOptions,
): Promise<Answer<AnswerTo<R>>> {
  const answer = await callOffice(route, input, options);
  if (answer.ok) return answer;
  if (answer.problem.code === 'not-signed-in') await endSession();
  if (answer.problem.code !== 'confirm-first') return answer;
  const isConfirmed = await new Promise<boolean>((resolve) => waiting.set(resolve));
  return isConfirmed ? callOffice(route, input, options) : answer;
}

export function ConfirmFirst() {
  const resolve = useStore(waiting);
  const { company, person } = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSent, setSent] = useState(false);
  if (!resolve) return null;
  const close = (isConfirmed: boolean) => {
    waiting.set(null);
    setProblem(null);
    resolve(isConfirmed);
  };
  const confirm = async () => {
    setProblem(null);
    const answer = await signInByPasskey('POST /session/confirm');
    if (answer?.ok) {
      enter(answer.value);
      close(true);
    } else if (answer) setProblem(answer.problem);
  };
  const sendLink = async () => {
    await callOffice('POST /sign-in/link', { email: person.email });
    setSent(true);
  };
  return (
    <Dialog title="Is it you?" onClose={() => close(false)}>
      <div className="stack">
        {problem && <Notice kind="problem">{problem.detail}</Notice>}
        <p>This step needs a sign-in of the last ten minutes.</p>
        {person.has_passkey ? (
          <Button look="main" onClick={confirm}>
            <Icon shape={key} /> Confirm with a passkey
          </Button>
        ) : isSent ? (
          <p role="status">
            A link is on its way to {person.email}. Open it on this device, then do this again.
          </p>
        ) : !company.sends_mail ? (
          <p>
            <WithoutMail email={person.email} />
          </p>
        ) : (
          <Button look="main" onClick={sendLink}>
            Send me a link
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** How to sign in when the server sends no mail. */
export function WithoutMail({ email }: { email: string }) {
  return (
    <>
      No mail server is set up, so no link is mailed. On the server, run{' '}
      <code>npm run office -- invite {email}</code>: it prints a link that signs in once, within ten
      minutes.
    </>
  );
}
