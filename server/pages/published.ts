/** Which snapshots a server serves: the newest whole, of those before what is named by its content. */

/** Snapshots whose hashed files are still served, for pages that somebody has open. */
export const SERVED_SNAPSHOTS = 5;

/** Where the pages come from. */
export interface PagesSource {
  /** Folders with `client/`, the newest first: of the first all is served, of the others what is named by its content. */
  folders(): string[];
  /** A folder whose `client/` every snapshot shares. Default: none. */
  release?: string;
  /** Gives what reads the folders again: it rejects, and the pages stay as they were, when they can't be read. */
  watch?(read: () => Promise<void>): void;
}

/** Snapshots that one after the other take the place of the one before. */
export interface ServedSnapshots {
  source: PagesSource;
  /** Names, the newest first. */
  names(): readonly string[];
  /** Resolves when this one is served, read anew if it was already. @throws what was thrown while it was read; the one before is served then */
  show(snapshot: string): Promise<void>;
}

/**
 * @param first names of those that were served last, the newest first
 * @param folderOf a name's folder
 * @param onShown called after each change with the names that are served
 */
export function servedSnapshots(
  first: readonly string[],
  {
    folderOf,
    release,
    onShown = () => {},
  }: { folderOf(name: string): string; release: string; onShown?(names: string[]): void },
): ServedSnapshots {
  let names = first.slice(0, SERVED_SNAPSHOTS);
  let read = async () => {};
  return {
    source: {
      release,
      folders: () => names.map(folderOf),
      watch(readAgain) {
        read = readAgain;
      },
    },
    names: () => names,
    async show(snapshot) {
      const before = names;
      names = [snapshot, ...before.filter((name) => name !== snapshot)].slice(0, SERVED_SNAPSHOTS);
      try {
        await read();
        onShown(names);
      } catch (error) {
        names = before;
        throw error;
      }
    },
  };
}
