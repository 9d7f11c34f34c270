import type { DesignData } from '../../../content-loader/design-data.ts';
import { examples as forms } from '../../forms/examples.tsx';
import { examples as layout } from '../../layout/examples.tsx';
import { examples as sections } from '../../sections/examples.tsx';
import { examples as base } from '../../styles/examples.tsx';
import { examples as territory } from '../../territory/examples.tsx';
import type { Example } from '../../ui/example.ts';
import { examples as ui } from '../../ui/examples.tsx';
import { examples as widgets } from '../../widgets/examples.tsx';

/**
 * As files, so that no other page's styles are split for them; beside the examples and not in `links`, because the
 * browser's build may call a file by another name than the server's, and React then gives up the page as built.
 */
const STYLESHEETS = Object.values(
  import.meta.glob<string>(
    ['../../{layout,sections,forms,widgets,ui,territory}/*/*.css', './design.css'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
);

/** Every component by its folder's name, with its examples. */
const COMPONENTS = Object.entries({
  base,
  ...{ ...forms, ...layout, ...sections, ...territory, ...ui, ...widgets },
});

/** The components in their states with the site's content, then every drawing; imported by the build only. */
export function DesignExamples({ data }: { data: DesignData }) {
  return (
    <>
      {/* Beside the page: in it (snapshot/post-process-page.ts) they would be two thirds of its bytes. */}
      {STYLESHEETS.map((href) => (
        <link key={href} rel="stylesheet" media="all" href={href} />
      ))}
      <ul className="design-contents">
        {COMPONENTS.map(([name]) => (
          <li key={name}>
            <a href={`#component-${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {COMPONENTS.map(([name, examples]) => (
        <section key={name} className="design-component" data-component={name}>
          <h2 id={`component-${name}`}>{name}</h2>
          {examples.map((example) => (
            <ExampleStage key={example.name} example={example} data={data} />
          ))}
        </section>
      ))}
      <section className="design-component" data-component="drawings">
        <h2>drawings</h2>
        <ul className="design-drawings">
          {data.drawings.map(({ name, title, width, height }) => (
            <li key={name}>
              <img
                src={`/specimens/${name}.svg`}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
              {title}
            </li>
          ))}
        </ul>
        <ul className="design-scenes">
          {data.scenes.map((file) => (
            <li key={file}>
              <img src={`/art/${file}`} alt="" loading="lazy" decoding="async" />
              {file}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ExampleStage({
  example: { name, state, ground, show },
  data,
}: {
  example: Example;
  data: DesignData;
}) {
  return (
    <div className="design-example">
      <p className="design-name">{name}</p>
      <div
        className={`design-stage${ground === 'dark' ? ' design-stage-dark on-dark' : ''}`}
        data-example={name}
        data-state={state}
      >
        {show(data)}
      </div>
    </div>
  );
}
