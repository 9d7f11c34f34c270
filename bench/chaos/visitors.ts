/** Visitors who send their request again, under the same id, until somebody says that it has arrived. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface VisitorsPlan {
  /** Number of the first request; no two requests of a run have the same. Default 0. */
  first?: number;
  leads: number;
  /** How many visitors are at it at once. */
  clients: number;
  /** What a visitor waits between two requests, ms. */
  pauseMs: number;
  /** Where the servers listen; each attempt asks another one. */
  origins: string[];
  /** When it says so, everybody gives up. */
  signal?: AbortSignal;
}

export interface Visits {
  /** Ids that a server has acknowledged with 200 or 201. */
  acknowledged: Set<string>;
  /** When each of them was, ms since the epoch. */
  acknowledgedAt: Map<string, number>;
  /** Attempts without an answer, or answered 503. */
  failedAttempts: number;
  /** Answers that no visitor should ever get. */
  wrongAnswers: string[];
}

/** Resolves when every lead has been acknowledged, or the visitors were told to give up. */
export async function sendLeads(plan: VisitorsPlan): Promise<Visits> {
  const visits: Visits = {
    acknowledged: new Set(),
    acknowledgedAt: new Map(),
    failedAttempts: 0,
    wrongAnswers: [],
  };
  const { first = 0, signal } = plan;
  let next = first;
  const visitor = async () => {
    while (next < first + plan.leads && !signal?.aborted) {
      const number = next++;
      await sendOne(number, plan, visits);
      await wait(plan.pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, visitor));
  return visits;
}

async function sendOne(number: number, plan: VisitorsPlan, visits: Visits): Promise<void> {
  const { origins, signal } = plan;
  const submission = newLead(number);
  for (let attempt = 0; !signal?.aborted; attempt++) {
    const origin = origins[(number + attempt) % origins.length];
    const status = await post(`${origin}/api/contact-submissions`, submission);
    if (status === 200 || status === 201) {
      visits.acknowledged.add(submission.submission_id);
      visits.acknowledgedAt.set(submission.submission_id, Date.now());
      return;
    }
    if (status !== null && status !== 503) {
      visits.wrongAnswers.push(`${status} for request ${number}`);
      return;
    }
    visits.failedAttempts += 1;
    await wait(100);
  }
}

/** A request whose description is found nowhere else. */
export function newLead(number: number) {
  return {
    submission_id: randomUUID(),
    first_name: 'Sam Carter',
    phone: `(804) 555-${String(number % 10_000).padStart(4, '0')}`,
    email: '',
    service_needed: 'Ant control',
    description: `Ants in the kitchen, house ${number}`,
    address: 'ZIP: 23220',
    source: 'homepage-hero',
  };
}

/** @returns the status, or null when no answer came. */
async function post(address: string, body: object): Promise<number | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
