/** Memory of a process and of all processes it has started, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /** Resident bytes of each process, added up: what they share counts several times. */
  resident: number;
  /** The same with a shared page divided among those who share it (PSS). */
  proportional: number;
}

export function memoryOf(root: number): Memory {
  const files = family(root).map((pid) => read(`/proc/${pid}/smaps_rollup`));
  const sum = (field: string) =>
    files
      .map((file) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(file)?.[1] ?? 0) * 1024)
      .reduce((all, bytes) => all + bytes, 0);
  return { resident: sum('Rss'), proportional: sum('Pss') };
}

/** Remembers the highest of each until stopped. @param interval ms */
export function watchMemory(root: number, interval = 100): { stop(): Memory } {
  const peak = { resident: 0, proportional: 0 };
  const timer = setInterval(() => {
    const now = memoryOf(root);
    peak.resident = Math.max(peak.resident, now.resident);
    peak.proportional = Math.max(peak.proportional, now.proportional);
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
