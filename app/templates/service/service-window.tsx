import type { WindowScene } from '../../../domain/content/home-schema.ts';
import type { RoomView } from '../../illustrations/cutaway/room-views.ts';

/**
 * What one sees through a window of the house: the place where the service is done.
 * @param service path of its page
 */
export function ServiceWindow({ service }: { service: string }) {
  return (
    <div className="service-window">
      <img
        src={`/art/${drawingFor(service)}.svg`}
        alt=""
        width="380"
        height="300"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

/** By words of the path; the first that fits. */
const PLACES: readonly (readonly [
  words: RegExp,
  drawing: `room-${RoomView}` | `window-${WindowScene}`,
])[] = [
  [/carpenter-bee/, 'room-fascia'],
  [/cockroach/, 'room-refrigerator'],
  [/bedbug/, 'room-bed'],
  [/spider/, 'room-corner'],
  [/flea|tick/, 'room-rug'],
  [/ant-control/, 'room-counter'],
  [/exclusion/, 'room-rafters'],
  [/rodent/, 'room-attic'],
  [/wildlife/, 'room-chimney'],
  [/wasp/, 'room-eaves'],
  [/encapsulation/, 'room-duct'],
  [/dehumidifier/, 'room-dehumidifier'],
  [/vent/, 'room-vent'],
  [/termite-inspection/, 'room-sill'],
  [/termite-control/, 'window-ground'],
  [/mosquito/, 'window-yard'],
];

function drawingFor(service: string): string {
  return PLACES.find(([words]) => words.test(service))?.[1] ?? 'window-porch';
}
