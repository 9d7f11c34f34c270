import { loadDesignData } from '../../../content-loader/design-data.ts';
import { AllExamples } from './all-examples.tsx';

/**
 * As files, so that no other page's styles are split for them; beside the examples and not in `links`, because the
 * browser's build may call a file by another name than the server's, and React then gives up the page as built.
 */
const STYLESHEETS = Object.values(
  import.meta.glob<string>(['../../{layout,sections,forms,widgets,ui}/*/*.css', './design.css'], {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/** The examples with the site's content; imported by the build only. */
export function DesignExamples() {
  return (
    <>
      {STYLESHEETS.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <AllExamples data={loadDesignData()} />
    </>
  );
}
