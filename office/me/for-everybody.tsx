import { useQuery } from '@tanstack/react-query';
import * as m from '#messages';
import type { OfficeSettings } from '../../domain/office/people-api.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';

const settingsQuery = pathQuery<OfficeSettings>('/settings');

/** What an owner decides for all. */
export function ForEverybody() {
  const query = useQuery(settingsQuery);
  const { problem, call } = useCalls();
  const save = async (settings: OfficeSettings) => {
    const saved = await call<OfficeSettings>('/settings', { method: 'PUT', body: settings });
    if (!saved) return;
    queries.setQueryData(settingsQuery.queryKey, saved);
    showToast(m.office_me_saved_for_everybody());
  };
  return (
    <ScreenPart title={m.office_me_for_everybody()}>
      <p className="muted">{m.office_me_owners_alone_see_and_change_this()}</p>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {(settings) => (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              const minutes = (name: string) => (form.get(name) ? Number(form.get(name)) : null);
              void save({
                lock_screen_details: form.get('lock_screen_details') === 'on',
                remind_before_minutes: minutes('remind_before_minutes'),
                escalate_before_minutes: minutes('escalate_before_minutes'),
                office_publishes: form.get('office_publishes') === 'on',
              });
            }}
          >
            <Choice
              name="lock_screen_details"
              isChosen={settings.lock_screen_details}
              label={m.office_me_lock_screen_details()}
              hint={m.office_me_otherwise_an_alert_says_only_that()}
            />
            <Choice
              name="office_publishes"
              isChosen={settings.office_publishes}
              label={m.office_me_office_publishes()}
              hint={m.office_me_office_publishes_hint()}
            />
            <Minutes
              label={m.office_me_remind_everybody_before_a_promise()}
              name="remind_before_minutes"
              minutes={settings.remind_before_minutes}
            />
            <Minutes
              label={m.office_me_alert_the_owners_before_it_is()}
              name="escalate_before_minutes"
              minutes={settings.escalate_before_minutes}
            />
            <Button type="submit">{m.office_lead_save()}</Button>
          </form>
        )}
      </Answered>
    </ScreenPart>
  );
}

function Choice({
  name,
  isChosen,
  label,
  hint,
}: {
  name: string;
  isChosen: boolean;
  label: string;
  hint: string;
}) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={isChosen} />
      <span>
        {label}
        <br />
        <span className="muted">{hint}</span>
      </span>
    </label>
  );
}

function Minutes({
  label,
  name,
  minutes,
}: {
  label: string;
  name: string;
  minutes: number | null;
}) {
  return (
    <Field
      label={label}
      hint={m.office_me_minutes_empty_for_never()}
      className="minutes"
      type="number"
      min="1"
      max="600"
      name={name}
      defaultValue={minutes ?? ''}
    />
  );
}
