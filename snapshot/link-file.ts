/** One file under several names: snapshots share on the disk what is the same in them. */
import { copyFileSync, linkSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts `file` at `target`, too. Neither may be written to afterward: a changed file is a new one under the same name.
 * @throws Error when there is no such file
 */
export function linkFile(file: string, target: string): void {
  // In one step: a server may be reading what is there.
  const unfinished = `${target}.${process.pid}`;
  try {
    linkSync(file, unfinished);
  } catch (error) {
    // Another disk, one without links, or more links than it allows.
    if (
      !['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')
    )
      throw error;
    copyFileSync(file, unfinished);
  }
  renameSync(unfinished, target);
  // Two names of one file: the rename then leaves both.
  rmSync(unfinished, { force: true });
}
