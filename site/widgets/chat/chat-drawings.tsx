import { Mark } from '../../ui/logo/mark.tsx';

/** The header's drawing: clapboards under a haint-blue beadboard ceiling, and the mark in a lit window. */
export function WallDrawing() {
  return (
    <>
      <svg
        className="chat-wall"
        viewBox="0 0 800 96"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <rect className="wall-board" width="800" height="96" />
        <path className="wall-gap" d={BOARDS} />
        <path className="wall-light" d={LIGHTS} />
        <rect className="wall-shade" y="16" width="800" height="9" />
        <rect className="wall-ceiling" width="800" height="12" />
        <path className="wall-bead" d={BEADS} />
        <rect className="wall-trim" y="12" width="800" height="4" />
      </svg>
      <span className="chat-avatar">
        <Mark />
      </span>
    </>
  );
}

const rows = Array.from({ length: 6 }, (_, index) => 23 + index * 14);
const BOARDS = rows.map((y) => `M0 ${y}h800`).join('');
const LIGHTS = rows.map((y) => `M0 ${y + 2}h800`).join('');
const BEADS = Array.from({ length: 40 }, (_, index) => `M${10 + index * 20} 0v12`).join('');
