/** /office/api: devices for alerts. */
import * as v from 'valibot';
import { PushSubscribe } from '../../../domain/office/push-api.ts';
import { type CallTable, changes, person, reads, unaudited } from '../calls/calls.ts';
import type { OfficeContext } from '../calls/office-context.ts';
import { refuse } from '../calls/refusals.ts';
import { queueTestPush } from '../service/alerts.ts';
import { isPushEndpoint } from '../service/push-address.ts';
import { publicKeyOf } from '../service/web-push.ts';
import { pushKey } from '../store/office-keys.ts';
import { listPushDevices, removePushDevice, savePushDevice } from '../store/push-devices.ts';
import { deviceName, type Session } from '../store/sessions.ts';

const FIVE_MINUTES_S = 5 * 60;

export function pushCalls(context: OfficeContext) {
  const { db } = context;

  async function pushState(session: Session) {
    return {
      public_key: publicKeyOf(await pushKey(db)),
      devices: await listPushDevices(db, session),
    };
  }

  return {
    'GET /push': reads(person, async ({ session }) => pushState(session)),
    'POST /push': changes(
      { ...person, body: PushSubscribe },
      async ({ request, body, session, now, audited }) => {
        const { endpoint, keys } = body;
        if (!isPushEndpoint(endpoint, context.env.pushOrigins)) return refuse('push-refused');
        const device = deviceName(request.headers['user-agent']);
        const recorded = await audited('push.add', (transaction) =>
          savePushDevice(transaction, session, { endpoint, ...keys, device, created_at: now }),
        );
        return { recorded, answer: await pushState(session) };
      },
    ),
    'DELETE /push/:subscription_id': changes(person, async ({ params, session, audited }) => {
      const recorded = await audited('push.remove', (transaction) =>
        removePushDevice(transaction, session.person.person_id, params.subscription_id ?? ''),
      );
      return recorded ? { recorded, answer: await pushState(session) } : refuse('not-found');
    }),
    'POST /push/test': unaudited(
      'a message to oneself',
      { ...person, body: v.strictObject({}), limit: [10, FIVE_MINUTES_S] },
      async ({ reply, session, now }) => {
        const device = (await listPushDevices(db, session)).find(({ current }) => current);
        if (!device) return refuse('not-found');
        await queueTestPush(device.subscription_id, { db, now });
        context.wakeOutbox();
        reply.code(202);
        return {};
      },
    ),
  } satisfies CallTable;
}
