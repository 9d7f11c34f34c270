/** Counters and gauges of this process for /metrics. Labels never contain visitor input. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Adds one to a counter. */
  count(name: CounterName, labels?: Record<string, string>): void;
  /** Records how long a request took, seconds. */
  observeRequest(route: string, seconds: number): void;
  /** Renders all metrics as Prometheus text, with gauges read now. */
  render(gauges: GaugeReading[]): Promise<string>;
  /** Content-Type of that text. */
  contentType: string;
}

interface GaugeReading {
  name: string;
  help: string;
  /** Default: none. */
  labelNames?: string[];
  /** Empty if the value could not be read. */
  values: { labels?: Record<string, string>; value: number }[];
}

const COUNTERS = {
  http_requests_total: ['Requests answered, by route and status.', 'route', 'status'],
  leads_total: ['Contact submissions, by stage and outcome.', 'stage', 'outcome'],
  newsletter_signups_total: ['Newsletter signups, by outcome.', 'outcome'],
  newsletter_choices_total: ['Links of newsletter mails that were used, by choice.', 'choice'],
  mail_attempts_total: [
    'Attempts to send a mail or a webhook call, by kind and outcome.',
    'kind',
    'outcome',
  ],
  outbox_failures_total: ['Times the outbox worker could not reach the database.'],
} as const;
type CounterName = keyof typeof COUNTERS;

/** Upper bounds of the request histogram, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, [help, ...labelNames]]) => [
      name,
      new Counter<string>({ name, help, labelNames, registers }),
    ]),
  );
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const gauges = new Map<string, Gauge>();

  return {
    contentType: registry.contentType,
    count: (name, labels = {}) => counters.get(name)?.inc(labels),
    observeRequest: (route, seconds) => durations.observe({ route }, seconds),
    render(readings) {
      for (const { name, help, labelNames = [], values } of readings) {
        const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers });
        gauges.set(name, gauge);
        // A value that could not be read is left out, not repeated.
        gauge.reset();
        if (labelNames.length === 0) gauge.remove();
        for (const { labels = {}, value } of values) gauge.set(labels, value);
      }
      return registry.metrics();
    },
  };
}
