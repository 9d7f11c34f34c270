import type { ServiceView } from '../../domain/content/page-schema.ts';

/** What one sees through a window of the house: the place where the service is done. */
export function ServiceWindow({ view }: { view: ServiceView }) {
  return (
    <div className="service-window">
      <img
        src={`/art/${view}.svg`}
        alt=""
        width="380"
        height="300"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
