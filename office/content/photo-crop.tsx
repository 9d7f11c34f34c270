/** What of a photo is shown: a frame to drag. Fields with numbers stand below it. */
import { useRef, useState } from 'react';
import { CROP_SIDES, type Crop, type CropSide, draggedCrop } from '../../domain/content/crop.ts';

const CORNERS: CropSide[][] = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'right'],
  ['bottom', 'left'],
];

export function PhotoCrop({
  src,
  crop,
  onCrop,
}: {
  src: string;
  crop: Crop;
  /** The frame was let go of. */
  onCrop: (crop: Crop) => void;
}) {
  const photo = useRef<HTMLImageElement>(null);
  const [dragged, setDragged] = useState<Crop | null>(null);
  const drag = (event: React.PointerEvent<HTMLElement>, sides: CropSide[]) => {
    const { width = 0, height = 0 } = photo.current?.getBoundingClientRect() ?? {};
    const { currentTarget: target, pointerId, clientX, clientY } = event;
    if (width === 0 || height === 0 || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    let latest = crop;
    const move = (to: PointerEvent) => {
      const right = ((to.clientX - clientX) / width) * 100;
      const down = ((to.clientY - clientY) / height) * 100;
      latest = draggedCrop(crop, sides, { right, down });
      setDragged(latest);
    };
    target.setPointerCapture(pointerId);
    target.addEventListener('pointermove', move);
    target.addEventListener(
      'lostpointercapture',
      () => {
        target.removeEventListener('pointermove', move);
        setDragged(null);
        if (latest !== crop) onCrop(latest);
      },
      { once: true },
    );
  };
  const shown = dragged ?? crop;
  return (
    <div className="photo-crop" aria-hidden="true">
      <img ref={photo} src={src} alt="" draggable={false} />
      <div
        className="photo-frame"
        style={{ inset: CROP_SIDES.map((side) => `${shown[side]}%`).join(' ') }}
        onPointerDown={(event) => drag(event, [])}
      >
        {CORNERS.map((sides) => (
          <span
            key={sides.join()}
            data-corner={sides.join(' ')}
            onPointerDown={(event) => drag(event, sides)}
          />
        ))}
      </div>
    </div>
  );
}
