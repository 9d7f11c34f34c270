/** What was changed in the content folder and in the office: visitors get what was live before. */
import { existsSync } from 'node:fs';
import { findConflicts } from '../../server/content/service/merge-folder.ts';
import { readContentFolder } from '../../server/content/store/content-files.ts';
import { openDatabaseAsOwner } from '../../server/database/database.ts';
import { databaseFailure } from '../../server/database/failures.ts';
import { sqliteFile } from '../../server/env.ts';
import { conflictLines } from '../publish.ts';
import { red, yellow } from './finding.ts';
import type { Rule } from './launch.ts';

export const twoPlacesRules: Rule[] = [
  async ({ contentDir, env }) => {
    if (!env.databaseUrl && !existsSync(sqliteFile(env))) return [];
    const { db, close } = openDatabaseAsOwner(env);
    try {
      const conflicts = await findConflicts(db, readContentFolder(contentDir));
      return conflicts.map((conflict) =>
        red(conflictLines(conflict), {
          file: `${contentDir}/${conflict.path}`,
          line: conflict.difference.line,
        }),
      );
    } catch (error) {
      if (databaseFailure(error) === null) throw error;
      return [yellow('Whether the office has changed the same files could not be looked up.')];
    } finally {
      await close();
    }
  },
];
