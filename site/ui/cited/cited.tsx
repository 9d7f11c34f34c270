import { Fragment } from 'react';
import * as m from '#messages';
import { partsOf } from '../../../domain/content/source-marks.ts';

/**
 * Text with links to its numbered sources at the foot of the page. publisher/read/load.ts makes the same HTML from
 * Markdown.
 */
export function Cited({ text }: { text: string }) {
  return partsOf(text).map((part, index) => {
    const key = `${index}`;
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    return (
      <sup key={key}>
        {part.map((number) => (
          <a key={number} href={`#source-${number}`} aria-label={m.common_source({ number })}>
            {number}
          </a>
        ))}
      </sup>
    );
  });
}
