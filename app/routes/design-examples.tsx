import { loadDesignData } from '../../content-loader/design-data.ts';
import { AllExamples } from '../templates/design/all-examples.tsx';

/** The examples with the site's content; imported by the build only. */
export function DesignExamples() {
  return <AllExamples data={loadDesignData()} />;
}
