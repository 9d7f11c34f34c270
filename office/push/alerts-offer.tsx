import { useEffect, useState } from 'react';
import * as m from '#messages';
import { deviceStorage } from '../../app/lib/browser/storage.ts';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { Button } from '../parts/button.tsx';
import { bell } from '../parts/office-icons.ts';
import { showToast } from '../parts/toast.tsx';
import { pushAbility, turnPushOn } from './push.ts';

const ASKED = 'office-alerts-asked';

/** Asked once on each device, above the list: the first to call back is who was told at once. */
export function AlertsOffer() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (deviceStorage.read(ASKED)) return;
    void pushAbility().then((ability) => setOffered(ability === 'off'));
  }, []);
  if (!isOffered) return null;
  const close = () => {
    deviceStorage.write(ASKED, 'yes');
    setOffered(false);
  };
  return (
    <div className="notice">
      <Icon shape={bell} />
      <div>
        <p>{m.office_alerts_be_told_of_each_request_at_once()}</p>
        <p className="row">
          <Button
            look="low"
            onClick={async () => {
              const answer = await turnPushOn();
              if (answer?.ok) showToast(m.office_me_this_device_is_told_of_each());
              else
                showToast(answer?.problem.detail ?? m.office_alerts_the_browser_did_not_allow_it());
              close();
            }}
          >
            {m.office_me_turn_alerts_on()}
          </Button>
          <Button look="low" onClick={close}>
            {m.office_alerts_not_on_this_device()}
          </Button>
        </p>
      </div>
    </div>
  );
}
