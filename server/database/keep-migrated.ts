/** Brings the schema up to date at start, and keeps trying while the database cannot be reached. */
import { EnvError } from '../env.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';
import { isMissingRight } from './failures.ts';

export interface Migration {
  /** `ok` once the schema is up to date; until then `pending`, or what stands in the way, for the operator. */
  state(): string;
  /** Resolves after the first attempt, whether it worked or not. Rejects with EnvError if an earlier version made the tables. */
  firstAttempt: Promise<void>;
  stop(): void;
}

export interface MigrationOptions {
  database: Pick<OpenDatabase, 'migrate'>;
  settings: Pick<DatabaseSettings, 'databaseUrl' | 'migrationDatabaseUrl'>;
  /** Hears of each attempt that failed, and what `state` says of it. */
  onFailure(error: unknown, state: string): void;
  /** Between two attempts, ms. Default 2 s. */
  retryIntervalMs?: number;
}

export function keepMigrated(options: MigrationOptions): Migration {
  const { database, settings, onFailure, retryIntervalMs = 2000 } = options;
  let state = 'pending';
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      await database.migrate();
      state = 'ok';
    } catch (error) {
      if (error instanceof EnvError) throw error;
      state = migrationProblem(error, settings);
      onFailure(error, state);
      if (!stopped) timer = setTimeout(attempt, retryIntervalMs);
    }
  };
  const firstAttempt = attempt();
  return {
    state: () => state,
    firstAttempt,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Without addresses or messages of the database. */
function migrationProblem(
  error: unknown,
  { databaseUrl, migrationDatabaseUrl }: MigrationOptions['settings'],
): string {
  if (!isMissingRight(error)) return 'pending';
  return migrationDatabaseUrl === databaseUrl
    ? 'the role in DATABASE_URL may not change the schema: set MIGRATION_DATABASE_URL to the owner of the tables'
    : 'the role in MIGRATION_DATABASE_URL may not change the schema: it must own the tables';
}
