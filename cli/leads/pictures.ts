/** A lead's pictures as files, for a mail that came without them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromJson } from '../../server/database/json.ts';
import { findLeads } from '../../server/leads/store/lead-list.ts';
import { readPictures } from '../../server/photos/store/read-pictures.ts';
import { type OwnerCommand, readId } from '../owner-command.ts';

export const pictures: OwnerCommand = {
  usage: 'pictures <id> [folder]',
  purpose: 'writes the pictures of a lead into a folder (default: here)',
  read([said = '', folder = '.', ...more]) {
    const id = readId([said]);
    if (!id || more.length > 0) return null;
    return async ({ db, print }) => {
      const [lead] = await findLeads(db, id);
      const names = lead?.photos ? fromJson(lead.photos) : [];
      const contents = await readPictures(db, id, names);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const [index, content] of contents.entries()) {
        const file = join(folder, names[index] as string);
        if (content) writeFileSync(file, content, { mode: 0o600 });
        print(content ? file : `${names[index]} has been deleted.`);
      }
      if (names.length === 0) print('There is no such lead, or it came without pictures.');
      return contents.some((content) => content !== null);
    };
  },
};
