import { OFFICE_LIMITS } from '../../domain/office/protocol.ts';
import { enter } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useSession } from '../session/session.tsx';
import { Alerts } from './alerts.tsx';
import { ForEverybody } from './for-everybody.tsx';
import { Passkeys, Sessions } from './sign-ins.tsx';

export function Me() {
  const { person } = useSession();
  return (
    <Screen title="My settings">
      <Alerts />
      <Name />
      <Passkeys />
      <Sessions />
      {person.role === 'owner' && <ForEverybody />}
    </Screen>
  );
}

function Name() {
  const { person } = useSession();
  const { problem, call } = useCalls();
  return (
    <ScreenPart title="Name">
      <form
        className="find"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('name'));
          const session = await call('PATCH /me', { name });
          if (!session) return;
          enter(session);
          showToast('Saved.');
        }}
      >
        <Field
          label="As the others see it"
          error={problem?.errors.name ?? problem?.detail}
          name="name"
          autoComplete="name"
          maxLength={OFFICE_LIMITS.personName}
          defaultValue={person.name}
        />
        <Button type="submit">Save</Button>
      </form>
      <p className="muted">
        {person.email}, <span>{person.role === 'owner' ? 'Owner' : 'Office'}</span>
      </p>
    </ScreenPart>
  );
}
