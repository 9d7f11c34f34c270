/** Counters and gauges of this process for /metrics. Labels never contain visitor input. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Adds one to a counter. */
  count(name: CounterName, labels?: Record<string, string>): void;
  /** Records how long a request took, seconds. */
  observeRequest(route: string, seconds: number): void;
  /**
   * Renders all metrics as Prometheus text.
   * @param readings null for a value that could not be read
   * @param rowsByState rows of the outbox; empty if they could not be counted
   */
  render(
    readings: Record<keyof typeof GAUGES, number | null>,
    rowsByState: Record<string, number>,
  ): Promise<string>;
  /** Content-Type of that text. */
  contentType: string;
}

const COUNTERS = {
  http_requests_total: ['Requests answered, by route and status.', 'route', 'status'],
  leads_total: ['Contact submissions, by stage and outcome.', 'stage', 'outcome'],
  newsletter_signups_total: ['Newsletter signups, by outcome.', 'outcome'],
  mail_attempts_total: [
    'Attempts to send a mail or a webhook call, by kind and outcome.',
    'kind',
    'outcome',
  ],
  outbox_failures_total: ['Times the outbox worker could not reach the database.'],
} as const;
type CounterName = keyof typeof COUNTERS;

const GAUGES = {
  outbox_oldest_due_seconds: ['How long the oldest mail has been due.'],
  database_up: ['1 when the database answers.'],
  takes_leads: ['1 if a lead would be accepted; otherwise /readyz says why.'],
  newest_backup_age_seconds: ['Time since the newest backup, handed to BACKUP_COMMAND if set.'],
  newest_proof_age_seconds: ['Age of the newest backup that was opened with the private key.'],
  data_disk_free_bytes: ['Free space on the disk of DATA_DIR.'],
  process_resident_memory_bytes: ['Memory of the process.'],
} as const;

/** Upper bounds of the request histogram, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const optionsOf = (kinds: Record<string, readonly string[]>) =>
    Object.entries(kinds).map(([name, [help = '', ...labelNames]]) => ({
      ...{ name, help, labelNames, registers },
    }));
  const counters = new Map(optionsOf(COUNTERS).map((one) => [one.name, new Counter<string>(one)]));
  const gauges = new Map(optionsOf(GAUGES).map((one) => [one.name, new Gauge<string>(one)]));
  const outboxRows = new Gauge({
    name: 'outbox_rows',
    help: 'Messages by state; those with dead_letter wait for a person.',
    labelNames: ['state'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });

  return {
    contentType: registry.contentType,
    count: (name, labels = {}) => counters.get(name)?.inc(labels),
    observeRequest: (route, seconds) => durations.observe({ route }, seconds),
    render(readings, rowsByState) {
      // A value that could not be read is left out, not repeated.
      for (const [name, value] of Object.entries(readings))
        if (value === null) gauges.get(name)?.remove();
        else gauges.get(name)?.set(value);
      outboxRows.reset();
      for (const [state, count] of Object.entries(rowsByState)) outboxRows.set({ state }, count);
      return registry.metrics();
    },
  };
}
