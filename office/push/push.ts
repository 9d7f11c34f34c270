/** Alerts on this device. The browser shows them through the service worker, the office open or not. */
import { createTrustedPolicy } from '../../app/lib/browser/trusted-types.ts';
import { registerWorker, workerRegistrations } from '../../app/lib/browser/worker.ts';
import { type Answer, type AnswerTo, callOffice, type InputTo } from '../api/call-office.ts';

const WORKER = '/office/service-worker.js';

/** `unsupported`: this browser has none; on an iPhone only the installed office has. `denied`: only its settings can change that. */
export type PushAbility = 'unsupported' | 'denied' | 'on' | 'off';

/** Keeps the office usable without a connection, sends stored acts, and shows alerts. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  // Under Trusted Types a string may not become a script's URL; this policy allows one URL only.
  const policy = createTrustedPolicy('office', { createScriptURL: (_: string) => WORKER });
  if (!(await registerWorker(policy?.createScriptURL(WORKER) ?? WORKER, '/office/')))
    console.warn('The office will not work without a connection.');
}

/** The office's own worker; null where there is none. The site's, whose scope holds this page as well, is another one. */
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

/** Asks the person, the browser's push service and the server, in this order. null = the person or the browser said no. */
export async function turnPushOn(): Promise<Answer<AnswerTo<'POST /push'>> | null> {
  const registration = await ownRegistration();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  const state = await callOffice('GET /push');
  if (!state.ok) return state;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: state.value.public_key,
    });
    const { endpoint, expirationTime, keys } = subscription.toJSON();
    const answer = await callOffice('POST /push', {
      endpoint: endpoint ?? '',
      expirationTime,
      keys: keys as InputTo<'POST /push'>['keys'],
    });
    if (!answer.ok) await subscription.unsubscribe();
    return answer;
  } catch {
    return null;
  }
}

/** On this device: whatever the server thinks of it. */
export async function turnPushOff(): Promise<void> {
  const registration = await ownRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
