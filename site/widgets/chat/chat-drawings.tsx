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

/** The porch at the foot of an empty conversation: rail, rocking chair and fern, tone on tone. */
export function RailDrawing() {
  return (
    <div className="chat-rail">
      <svg viewBox="0 0 384 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path className="rail-post" d="M28-700h22v900H28zM23 116h32v12H23zM23 186h32v14H23z" />
        <path className="rail-bar" d="M50 118h334v9H50zM50 184h334v8H50z" />
        <path className="rail-baluster" d={BALUSTERS} />
        <path className="rail-floor" d="M0 200h384v40H0z" />
        <path className="rail-plank" d="M0 212h384M0 226h384" />
        <g className="rail-chair">
          <path d="M262 96l14-2 17 76h-14zM303 88l9-2 18 80-9 2zM271 100l35-7 2 8-35 7z" />
          <path d="M284 112l5-1 12 54-5 1zM296 109l5-1 12 54-5 1z" />
          <path d="M238 160h88l4 10h-94zM232 134h60v7h-60zM238 140h7v58h-7zM306 168h8v28h-8z" />
          <path d="M222 190c30 14 88 14 118-4l3 6c-34 20-92 20-124 4z" />
        </g>
        <g className="rail-fern">
          <path d="M118 172h44l-6 34h-32z" />
          <path d="M140 174c-6-30-26-44-48-42 16 6 32 18 40 42zM140 174c-2-34 2-56 14-66-3 20-4 42-6 66zM142 174c4-28 22-44 46-44-16 8-30 22-38 44zM138 174c-12-16-30-22-46-16 14 2 28 8 38 16zM144 174c10-18 28-24 46-18-16 2-28 8-38 18z" />
        </g>
      </svg>
    </div>
  );
}

const BALUSTERS = Array.from({ length: 17 }, (_, index) => `M${64 + index * 19} 127h8v57h-8z`).join(
  '',
);
