/** What base.css gives to every page: headings, text, links, buttons, and the tokens they are made of. */
import { COLORS } from '../../domain/content/site-schema.ts';
import { type Example, inEveryState } from '../ui/example.ts';

export const examples: Example[] = [
  {
    name: 'colors',
    show: () => (
      <ul className="example-row">
        {COLORS.map((name) => (
          <li key={name}>
            <svg width="48" height="48" aria-hidden="true">
              <rect width="48" height="48" rx="4" fill={`var(--${name})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'words',
    show: () => (
      <div className="prose">
        <h2>A heading that is long enough for a second line on a phone</h2>
        <h3>A heading below it</h3>
        <p>
          A paragraph with <a href="#component-base">a link to these words</a>, <b>bold</b> and{' '}
          <i>italic words</i>.
        </p>
      </div>
    ),
  },
  ...inEveryState('button', () => (
    <button type="button" className="button">
      Call us
    </button>
  )),
  ...inEveryState('quiet button', () => (
    <button type="button" className="button quiet">
      Go home
    </button>
  )),
  {
    name: 'button, disabled',
    show: () => (
      <button type="button" className="button" aria-disabled>
        Call us
      </button>
    ),
  },
  {
    name: 'button, sizes and long text',
    show: () => (
      <div className="example-row">
        <button type="button" className="button small">
          Small
        </button>
        <button type="button" className="button large">
          Large
        </button>
        <button type="button" className="button wide">
          As wide as there is room, with words that go on
        </button>
      </div>
    ),
  },
  ...inEveryState('link', () => (
    <a className="text-link" href="#component-base">
      Read on
    </a>
  )),
];
