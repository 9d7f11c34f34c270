import { Fragment } from 'react';
import * as m from '#messages';
import { partsOf } from '../../../domain/content/source-marks.ts';

/**
 * Words of a page's front matter with the numbers of their sources, each a link to the list at the foot. The Markdown
 * of a body becomes the same HTML in publisher/read/load.ts.
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
