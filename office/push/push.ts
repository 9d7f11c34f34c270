/** Push alerts on this device. The browser shows them through the service worker, also while the office is closed. */
import { createTrustedPolicy } from '../../site/lib/browser/trusted-types.ts';
import { registerWorker, workerRegistrations } from '../../site/lib/browser/worker.ts';
import { type Answer, type AnswerTo, callOffice, type InputTo } from '../api/call-office.ts';

const WORKER = '/office/service-worker.js';

/**
 * `unsupported`: this browser has none; on an iPhone only the installed office has. `denied`: only the browser's
 * settings can change it.
 */
export type PushAbility = 'unsupported' | 'denied' | 'on' | 'off';

/** Registers the service worker: offline use, background sync, alerts. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  // Trusted Types refuse a string as a script URL; this policy allows exactly one.
  const policy = createTrustedPolicy('office', { createScriptURL: (_: string) => WORKER });
  if (!(await registerWorker(policy?.createScriptURL(WORKER) ?? WORKER, '/office/')))
    console.warn('The office will not work without a connection.');
}

/** The office's worker; null if there is none. The site's worker, whose scope also covers this page, is ignored. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registrations = await workerRegistrations();
  return registrations.find(({ scope }) => new URL(scope).pathname === '/office/') ?? null;
}

export async function pushAbility(): Promise<PushAbility> {
  const registration = await ownRegistration();
  if (!registration || !('pushManager' in registration) || !('Notification' in globalThis))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the user, the push service and the server, in this order. Null if the user or the browser refused. */
export async function turnPushOn(): Promise<Answer<AnswerTo<'POST /push'>> | null> {
  const registration = await ownRegistration();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  const state = await callOffice('GET /push', {});
  if (!state.ok) return state;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: state.value.public_key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const answer = await callOffice('POST /push', {
      endpoint: endpoint ?? '',
      keys: keys as InputTo<'POST /push'>['keys'],
    });
    if (!answer.ok) await subscription.unsubscribe();
    return answer;
  } catch {
    return null;
  }
}

/** Turns alerts off on this device, whatever the server answers. */
export async function turnPushOff(): Promise<void> {
  const registration = await ownRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
