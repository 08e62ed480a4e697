import type { ReactNode } from 'react';
import type { Look } from '../model/schema.ts';
import styles from './backdrop.module.css';

const CLOUD = 'M0 44a24 24 0 0 1 22-24 36 36 0 0 1 66-8 27 27 0 0 1 46 32Z';

const sky = (
  <>
    <rect width="800" height="500" fill="#7cc5e4" />
    <circle cx="400" cy="270" r="390" fill="#93d0e8" />
    <circle cx="400" cy="270" r="285" fill="#aeddec" />
    <circle cx="400" cy="270" r="180" fill="#c9e9ef" />
    <circle cx="668" cy="96" r="50" fill="#ffc93f" stroke="#ffe08a" strokeWidth="5" />
    <g fill="#f4fbfb">
      <path d={CLOUD} transform="translate(70 60) scale(1.2)" />
      <path d={CLOUD} transform="translate(560 130)" />
      <path d={CLOUD} transform="translate(250 36) scale(.8)" />
    </g>
    <path d="M0 420q110-60 220-10t200-10 200 8 180-14v106H0Z" fill="#e3f3f3" />
    <path d="M0 452q90-50 190-14t210-8 200 6 200-18v82H0Z" fill="#fff" stroke="#d5ecef" strokeWidth="3" />
  </>
);

const gallery = (
  <>
    <rect width="800" height="500" fill="#8a6a9c" />
    <path
      d="M20 0h40v400H20ZM140 0h40v400h-40ZM260 0h40v400h-40ZM380 0h40v400h-40ZM500 0h40v400h-40ZM620 0h40v400h-40ZM740 0h40v400h-40Z"
      fill="#9577a6"
    />
    <path d="M0 34h800v12H0Z" fill="#f0d2a4" />
    <path d="M0 46h800v5H0Z" fill="#5b3f6e" opacity=".4" />
    <path d="M0 404h800v96H0Z" fill="#634877" />
    <path d="M0 400h800v9H0Z" fill="#f0d2a4" />
    <path
      d="M14 424h132v38H14ZM174 424h132v38H174ZM334 424h132v38H334ZM494 424h132v38H494ZM654 424h132v38H654Z"
      fill="#715486"
    />
    <path d="M0 478h800v22H0Z" fill="#c98f56" />
    <path d="M0 478h800v5H0Z" fill="#e3b27c" />
  </>
);

const tank = (
  <>
    <rect width="800" height="500" fill="#17708f" />
    <circle cx="400" cy="230" r="370" fill="#2283a0" />
    <circle cx="400" cy="230" r="260" fill="#3797b0" />
    <circle cx="400" cy="230" r="150" fill="#54abc0" />
    <g fill="none" stroke="#a9dce4" strokeWidth="4">
      <circle cx="90" cy="130" r="16" />
      <circle cx="124" cy="90" r="9" />
      <circle cx="706" cy="190" r="13" />
      <circle cx="684" cy="150" r="7" />
    </g>
    <g fill="none" stroke="#2f9a76" strokeWidth="16" strokeLinecap="round">
      <path d="M66 480q-24-50 4-96t-4-88" />
      <path d="M112 490q20-44-4-84t10-70" stroke="#47b184" />
      <path d="M736 484q26-46-2-92t8-80" />
    </g>
    <path
      d="M650 490c-6-60-34-62-34-96M650 470c6-40 30-46 32-86"
      fill="none"
      stroke="#f2685e"
      strokeWidth="15"
      strokeLinecap="round"
    />
    <path d="M0 452q120-30 260-8t280-6 260-2v64H0Z" fill="#f0d49c" stroke="#fbe6bd" strokeWidth="4" />
    <path d="M0 480q160-24 360-4t440-8v32H0Z" fill="#dcb673" />
  </>
);

const meadow = (
  <>
    <rect width="800" height="500" fill="#a8dcd0" />
    <circle cx="400" cy="240" r="360" fill="#bde6d6" />
    <circle cx="400" cy="240" r="250" fill="#d3efdc" />
    <circle cx="400" cy="240" r="150" fill="#e8f6e2" />
    <path d="M0 380q150-70 330-20t470-30v170H0Z" fill="#9fcf7f" stroke="#c4e4a4" strokeWidth="4" />
    <path d="M0 430q200-60 400-16t400-22v108H0Z" fill="#74b556" stroke="#9bd07a" strokeWidth="4" />
    <path d="M0 466q170-34 380-8t420-12v54H0Z" fill="#4e9345" />
    <g fill="#ff9ea0">
      <circle cx="120" cy="440" r="12" />
      <circle cx="300" cy="470" r="10" />
      <circle cx="560" cy="462" r="12" />
    </g>
    <g fill="#fff3df">
      <circle cx="206" cy="462" r="10" />
      <circle cx="470" cy="446" r="10" />
      <circle cx="690" cy="470" r="11" />
    </g>
    <g fill="#ffc93f">
      <circle cx="120" cy="440" r="5" />
      <circle cx="206" cy="462" r="4" />
      <circle cx="300" cy="470" r="4" />
      <circle cx="470" cy="446" r="4" />
      <circle cx="560" cy="462" r="5" />
      <circle cx="690" cy="470" r="4" />
    </g>
  </>
);

const BACKDROPS: Readonly<Record<Look, ReactNode>> = {
  zap: sky,
  picturezap: gallery,
  capturedata: tank,
  gotit: meadow,
};

/** The painted sheet at the back of the little theatre. It stands still, so that only the answers are drawn anew. */
export function Backdrop({ look }: { readonly look: Look }) {
  return (
    <svg
      className={styles.backdrop}
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {BACKDROPS[look]}
    </svg>
  );
}
