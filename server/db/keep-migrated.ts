/** Brings the schema up to date at start, and keeps trying while the database is away. */
import type { OpenDatabase } from './database.ts';

export interface Migration {
  /** True once the schema is up to date. */
  isDone(): boolean;
  /** Resolves after the first attempt, whether it worked or not. */
  firstAttempt: Promise<void>;
  stop(): void;
}

/** @param retryInterval ms between attempts. */
export function keepMigrated(
  database: Pick<OpenDatabase, 'migrate'>,
  onFailure: (error: unknown) => void,
  retryInterval = 2000,
): Migration {
  let done = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      await database.migrate();
      done = true;
    } catch (error) {
      onFailure(error);
      if (!stopped) timer = setTimeout(attempt, retryInterval);
    }
  };
  const firstAttempt = attempt();
  return {
    isDone: () => done,
    firstAttempt,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
