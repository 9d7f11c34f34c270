import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-server.ts';
import { findWording, recordWordings } from './consent-wordings.ts';

const site = (version: string, notice: string) => ({
  consent: {
    version,
    notice,
    marketing_texts: 'Texts, too',
    chat_notice: 'Chat',
    newsletter_notice: 'News',
  },
});

describe('consent wordings', () => {
  test('each version of each language leads to its words', async () => {
    const database = await createTestDatabase('sqlite');
    const { db } = database;
    await recordWordings(db, [site('v1', 'First words'), site('v1-es', 'Primeras')], 1);
    await recordWordings(db, [site('v1', 'First words')], 2);
    await recordWordings(db, [site('v2', 'Other words')], 3);
    expect(await findWording(db, 'quote', 'v1')).toBe('First words\nTexts, too');
    expect(await findWording(db, 'letter', 'v1-es')).toBe('Primeras');
    expect(await findWording(db, 'photo', 'v2')).toBe('Other words');
    expect(await findWording(db, 'newsletter', 'v2')).toBe('News');
    expect(await findWording(db, 'quote', 'v3')).toBeNull();
    await database.remove();
  });
});
