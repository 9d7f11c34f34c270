/** Counters and durations for /metrics, in Prometheus text. Labels are ours: nothing a visitor sent. */

export interface Metrics {
  /** Adds one to a counter. */
  count(name: CounterName, labels?: Record<string, string>): void;
  /** Records how long a request took, seconds. */
  observeRequest(route: string, seconds: number): void;
  /** Everything so far, with gauges that are read at this moment. */
  render(gauges: Gauge[]): string;
}

export interface Gauge {
  name: string;
  help: string;
  values: { labels?: Record<string, string>; value: number }[];
}

const COUNTERS = {
  http_requests_total: 'Requests answered, by route and status.',
  leads_total: 'Contact submissions, by stage and outcome.',
  newsletter_signups_total: 'Newsletter signups, by outcome.',
  newsletter_choices_total: 'Links of newsletter mails that were followed through, by choice.',
  mail_attempts_total: 'Attempts to send a mail or a webhook call, by kind and outcome.',
  outbox_failures_total: 'Times the outbox worker could not reach the database.',
} as const;
export type CounterName = keyof typeof COUNTERS;

/** Upper bounds of the request histogram, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const counters = new Map<CounterName, Map<string, number>>();
  const durations = new Map<string, { buckets: number[]; sum: number; count: number }>();

  return {
    count(name, labels = {}) {
      const series = counters.get(name) ?? new Map<string, number>();
      counters.set(name, series);
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    observeRequest(route, seconds) {
      const known = durations.get(route) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      durations.set(route, known);
      known.count += 1;
      known.sum += seconds;
      BUCKETS.forEach((bound, i) => {
        if (seconds <= bound) known.buckets[i] = (known.buckets[i] ?? 0) + 1;
      });
    },
    render(gauges) {
      const lines: string[] = [];
      for (const [name, help] of Object.entries(COUNTERS)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
        const series = counters.get(name as CounterName) ?? new Map<string, number>();
        for (const [labels, value] of series) lines.push(`${name}${labels} ${value}`);
      }
      const histogram = 'http_request_duration_seconds';
      lines.push(`# HELP ${histogram} Time to answer, by route.`, `# TYPE ${histogram} histogram`);
      for (const [route, { buckets, sum, count }] of durations) {
        BUCKETS.forEach((le, i) => {
          lines.push(`${histogram}_bucket${labelText({ route, le: String(le) })} ${buckets[i]}`);
        });
        lines.push(`${histogram}_bucket${labelText({ route, le: '+Inf' })} ${count}`);
        lines.push(`${histogram}_sum${labelText({ route })} ${sum}`);
        lines.push(`${histogram}_count${labelText({ route })} ${count}`);
      }
      for (const { name, help, values } of gauges) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
        for (const { labels = {}, value } of values)
          lines.push(`${name}${labelText(labels)} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function labelText(labels: Record<string, string>): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return parts.length > 0 ? `{${parts.join(',')}}` : '';
}
