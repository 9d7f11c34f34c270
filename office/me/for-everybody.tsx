import { useQuery } from '@tanstack/react-query';
import type { OfficeSettings } from '../../domain/office/people-api.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';

const settingsQuery = routeQuery('GET /settings', {});

/** Settings that an owner makes for all users. */
export function ForEverybody() {
  const query = useQuery(settingsQuery);
  const { problem, call } = useCalls();
  const save = async (settings: OfficeSettings) => {
    const saved = await call('PUT /settings', settings);
    if (!saved) return;
    queries.setQueryData(settingsQuery.queryKey, saved);
    showToast('Saved for everybody.');
  };
  return (
    <ScreenPart title="For everybody">
      <p className="muted">Owners alone see and change this.</p>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {(settings) => (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              void save({
                lock_screen_details: form.get('lock_screen_details') === 'on',
                office_publishes: form.get('office_publishes') === 'on',
              });
            }}
          >
            <Check
              name="lock_screen_details"
              defaultChecked={settings.lock_screen_details}
              hint="Otherwise an alert says only that there is a new request."
            >
              A locked screen may show the name and what it is about
            </Check>
            <Check
              name="office_publishes"
              defaultChecked={settings.office_publishes}
              hint="Legal pages, offers, prices, guarantees and consent are still published by an owner. The audit log names who published."
            >
              People of the office publish the website, too
            </Check>
            <Button type="submit">Save</Button>
          </form>
        )}
      </Answered>
    </ScreenPart>
  );
}
