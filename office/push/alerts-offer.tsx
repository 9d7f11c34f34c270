import { useEffect, useState } from 'react';
import { deviceStorage } from '../../site/lib/browser/storage.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { Button } from '../parts/button.tsx';
import { bell } from '../parts/office-icons.ts';
import { showToast } from '../parts/toast.tsx';
import { pushAbility, turnPushOn } from './push.ts';

const ASKED = 'office-alerts-asked';

/** Offers alerts above the list, once per device: the office that hears first calls first. */
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
        <p>Be told of each request at once, also while the office is closed?</p>
        <p className="row">
          <Button
            look="low"
            onClick={async () => {
              const answer = await turnPushOn();
              if (answer?.ok) showToast('This device is told of each request.');
              else showToast(answer?.problem.detail ?? 'The browser did not allow it.');
              close();
            }}
          >
            Turn alerts on
          </Button>
          <Button look="low" onClick={close}>
            Not on this device
          </Button>
        </p>
      </div>
    </div>
  );
}
