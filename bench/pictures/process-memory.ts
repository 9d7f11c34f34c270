/** Memory of a process and of all processes it has started, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /** Resident bytes, added up. */
  resident: number;
  /** The same with the pages of programs, which the processes share, counted once. */
  distinct: number;
}

export function memoryOf(root: number): Memory {
  const files = family(root).map((pid) => read(`/proc/${pid}/status`));
  const of = (field: string) =>
    files.map(
      (file) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(file)?.[1] ?? 0) * 1024,
    );
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  return {
    resident: sum(of('VmRSS')),
    distinct: sum(of('RssAnon')) + Math.max(...of('RssFile')),
  };
}

/** Remembers the highest of each until stopped. @param interval ms */
export function watchMemory(root: number, interval = 100): { stop(): Memory } {
  const peak = { resident: 0, distinct: 0 };
  const timer = setInterval(() => {
    const now = memoryOf(root);
    peak.resident = Math.max(peak.resident, now.resident);
    peak.distinct = Math.max(peak.distinct, now.distinct);
  }, interval);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function family(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const status = read(`/proc/${name}/stat`);
    // The name in brackets may hold spaces.
    parents.set(Number(name), Number(status.slice(status.lastIndexOf(')')).split(' ')[2]));
  }
  const all = [root];
  for (const pid of all) for (const [child, parent] of parents) if (parent === pid) all.push(child);
  return all;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
