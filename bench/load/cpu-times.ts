/** How busy the machine's cores are: what stands between one process and three. */
import { readFileSync } from 'node:fs';

/** Starts watching; the answer says, in words, how the time since then was spent. */
export function watchCpu(): () => string {
  const before = readTimes();
  return () => {
    const spent = readTimes().map((time, i) => time - (before[i] ?? 0));
    const all = spent.reduce((sum, time) => sum + time, 0);
    const share = (time = 0) => `${Math.round((100 * time) / all)} %`;
    return `cores idle ${share(spent[IDLE])}, waiting for the disk ${share(spent[DISK])}`;
  };
}

/** Columns of /proc/stat. */
const IDLE = 3;
const DISK = 4;

function readTimes(): number[] {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return line.split(/\s+/).slice(1, 9).map(Number);
}
