/** The company's colors and its logo, each with how it stands out from what it stands on. */
import { useState } from 'react';
import * as m from '#messages';
import {
  DEFAULT_COLORS,
  hexOf,
  logoOnGrounds,
  type TextOnGround,
  textsOnGrounds,
} from '../../domain/colors/text-on-ground.ts';
import { isLogo } from '../../domain/content/logo.ts';
import type { ContentFieldShown } from '../../domain/office/content-api.ts';
import { Field } from '../parts/field.tsx';
import type { Draft } from './content-draft.ts';
import { fieldIn, keyOf } from './field-tree.ts';
import { labelOf, shownValue } from './field-words.ts';

/** How text in a color stands out from each of its grounds, or on it as a ground: by what is typed. With a way to pick it by eye. */
export function Contrasts({ field, draft }: { field: ContentFieldShown; draft: Draft }) {
  const color = String(field.path[1]);
  const pairs = textsOnGrounds(colorsIn(draft)).filter(
    ({ text, ground }) => text === color || ground === color,
  );
  return (
    <>
      <input
        type="color"
        aria-label={m.office_content_color_pick({ label: labelOf(field.path) })}
        value={
          hexOf(shownValue(field, draft)) ??
          (DEFAULT_COLORS as Record<string, string>)[color] ??
          '#000000'
        }
        onChange={({ target }) => draft.type(field.path, target.value)}
      />
      <Pairs pairs={pairs} />
    </>
  );
}

/** Those that the company has of its own, as they are typed. */
const colorsIn = (draft: Draft) =>
  Object.fromEntries(
    draft.file.fields.flatMap((one) =>
      one.path[0] === 'colors' ? [[one.path[1], shownValue(one, draft)]] : [],
    ),
  );

function Pairs({ pairs }: { pairs: TextOnGround[] }) {
  return (
    <ul role="status" className="muted small">
      {pairs.map(({ text, ground, ratio, isEnough, least }) => {
        const said = {
          text: labelOf([text]),
          ground: labelOf([ground]),
          // Never rounded to what would be enough.
          ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
        };
        return (
          <li key={`${text} ${ground}`}>
            {isEnough
              ? m.office_content_contrast_fine(said)
              : m.office_content_contrast_low({ ...said, least })}
          </li>
        );
      })}
    </ul>
  );
}

const LOGO = ['body', 0];

/** @param colors the draft of the file that has them */
export function LogoField({ draft, colors }: { draft: Draft; colors: Draft }) {
  const [isRefused, setRefused] = useState(false);
  const field = fieldIn(draft.file, LOGO);
  const svg = field ? String(shownValue(field, draft)) : '';
  // An SVG that shows a PNG names its file: a browser loads nothing that a picture names.
  const [, picture] = /<image href="(\/[^"]+)"/.exec(svg) ?? [];
  const choose = async (file: File | undefined) => {
    const text = await file?.text();
    if (text === undefined) return;
    setRefused(!isLogo(text));
    if (isLogo(text)) draft.type(LOGO, text);
  };
  return (
    <div className="stack" data-file={draft.file.path} data-field={keyOf(LOGO)}>
      <Field
        label={m.office_content_logo()}
        hint={m.office_content_logo_hint()}
        error={isRefused ? m.office_content_logo_refused() : undefined}
        type="file"
        accept=".svg"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {svg === '' ? (
        <p className="muted small">{m.office_content_logo_none()}</p>
      ) : (
        <>
          <img
            className="content-logo"
            src={picture ?? `data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={m.office_content_logo()}
          />
          {!picture && <Pairs pairs={logoOnGrounds(colorsIn(colors), svg)} />}
        </>
      )}
    </div>
  );
}
