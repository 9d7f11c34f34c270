import { useMemo } from 'react';
import * as m from '#messages';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { letterFormOf, type StateLetter } from '../../../domain/forms/letter-form.ts';
import { localPath } from '../../../domain/language/language.ts';
import { useSite } from '../../lib/use-site.ts';
import { island } from '../../widgets/islands/island.tsx';
import { FormField } from '../lead-form/form-fields.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { ClosingNote } from './closing-note.tsx';

interface LetterRequestProps {
  /** At least one. */
  letters: readonly StateLetter[];
  /** Working days that the office asks for. */
  notice: number;
}

/** Requests a termite letter. */
export function LetterRequest({ letters, notice }: LetterRequestProps) {
  const form = useMemo(() => letterFormOf(letters), [letters]);
  return (
    <LeadForm
      form={form}
      parts={{
        closing: (problem) => (
          <>
            <FormField name="closing" field={form.fields.closing} problem={problem} />
            <ClosingNote letters={letters} notice={notice} />
          </>
        ),
      }}
      hidden={{ page: localPath('/services/termite-clearance-letter') }}
      send={m.letter_request_the_letter()}
    />
  );
}

const LetterIsland = island('letter-form', LetterRequest, { draft: draftKey(letterFormOf([])) });

export function LetterForm({ letters }: Pick<LetterRequestProps, 'letters'>) {
  return <LetterIsland letters={letters} notice={useSite().site.claims.letter_working_days} />;
}
