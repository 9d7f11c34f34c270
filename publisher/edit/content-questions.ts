/**
 * Questions about the content that take too long for the server's thread. The rendering process answers them
 * (server/content/store/renderer-process.ts); arguments and answers are plain values.
 */
import type { FieldEdit } from '../../domain/office/content-api.ts';
import type { FieldChange } from '../../domain/office/publications-api.ts';
import { applyEdits } from './apply-edits.ts';
import {
  type AddressFault,
  addressFault,
  linksTo,
  newPage,
  removedPage,
  renamedPage,
} from './change-pages.ts';
import { EditError, valuesOf } from './content-document.ts';
import { contentPage, shownFaults } from './content-page.ts';
import { changesOf, isBinding } from './field-changes.ts';
import { launchOffers, launchQuestions } from './launch-questions.ts';
import { placesOf } from './text-places.ts';

type Texts = ReadonlyMap<string, string>;

/** Two versions of a file; null if the file does not exist. */
export interface TextPair {
  path: string;
  before: string | null;
  after: string | null;
}

export const CONTENT_QUESTIONS = {
  contentPage,
  shownFaults,
  placesOf,
  linksTo,
  newPage,
  removedPage,
  addressFault,
  launchQuestions,
  launchOffers,

  /**
   * @param live published texts of the page's files
   * @returns the changed texts by path, or why they are refused. A text that doesn't differ from the published one is that text
   */
  edited(
    texts: Texts,
    live: Texts,
    edits: readonly FieldEdit[],
  ): { changed: Map<string, string> } | { refused: string } {
    try {
      const changed = [...applyEdits(texts, edits)].map(([path, text]): [string, string] => {
        const shown = live.get(path);
        return [path, shown && changesOf(path, shown, text).length === 0 ? shown : text];
      });
      return { changed: new Map(changed) };
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return { refused: error.message };
    }
  },

  renamed(texts: Texts, path: string, url: string): AddressFault | Map<string, string | null> {
    const { template } = valuesOf(path, texts.get(path) ?? '') as { template?: string };
    return addressFault(texts, url, String(template)) ?? new Map(renamedPage(texts, path, url));
  },

  compared: (pairs: readonly TextPair[]): { changes: FieldChange[]; is_binding: boolean }[] =>
    pairs.map(({ path, before, after }) => ({
      changes: changesOf(path, before, after),
      is_binding: isBinding(path, before, after),
    })),

  isAnyBinding: (pairs: readonly TextPair[]): boolean =>
    pairs.some(({ path, before, after }) => isBinding(path, before, after)),
};

export type ContentQuestions = typeof CONTENT_QUESTIONS;
export type QuestionName = keyof ContentQuestions;
export type QuestionAnswers = {
  [Name in QuestionName]: Awaited<ReturnType<ContentQuestions[Name]>>;
};
