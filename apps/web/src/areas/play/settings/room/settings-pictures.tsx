import { type ReactNode, useId } from 'react';
import type { SettingsButton } from './settings-buttons.ts';

const STAR =
  'M12 1.8c.7 0 1.3.4 1.6 1l2.4 5 5.5.7c1.5.2 2.1 2 1 3l-4 3.8 1 5.4c.3 1.5-1.3 2.6-2.6 1.9L12 20l-4.9 2.6c-1.3.7-2.9-.4-2.6-1.9l1-5.4-4-3.8c-1.1-1-.5-2.8 1-3l5.5-.7 2.4-5c.3-.6.9-1 1.6-1Z';

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 200 200" aria-hidden="true">
    {children}
  </svg>
);

const piece = (top: number) =>
  `M34 ${top}h44c-16-40 46-40 30 0h44a10 10 0 0 1 10 10v38c40-16 40 46 0 30v38a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10v-40c36 14 36-42 0-28V${top + 10}a10 10 0 0 1 10-10Z`;

const Puzzle = () => (
  <Picture>
    <g transform="rotate(-8 100 110)">
      <path d={piece(62)} fill="#124A8A" />
      <path d={piece(56)} fill="#2B83D6" />
      <path transform="translate(60 86) scale(3.2)" d={STAR} fill="#FFE08A" />
    </g>
  </Picture>
);

interface LettersProps {
  readonly letters: string;
  readonly lang?: string | undefined;
}

const Letters = ({ x, y, letters, lang }: LettersProps & { readonly x: number; readonly y: number }) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    lang={lang}
    fill="var(--on)"
    style={{ font: '800 62px var(--font-talk)' }}
  >
    {letters}
  </text>
);

/** A module as a piece of its own: the first letters of its language, in the colour around it. */
export const ModulePicture = ({ letters, lang }: LettersProps) => (
  <Picture>
    <g transform="rotate(-8 100 110)">
      <path d={piece(62)} fill="var(--cd)" />
      <path d={piece(56)} fill="var(--c)" />
      <Letters x={96} y={141} letters={letters} lang={lang} />
    </g>
  </Picture>
);

const bubble = (top: number) =>
  `M38 ${top}h124a26 26 0 0 1 26 26v64a26 26 0 0 1-26 26h-52l-34 38v-38H38a26 26 0 0 1-26-26v-64a26 26 0 0 1 26-26Z`;

/** A language as somebody who speaks it: its first letters in a bubble, in the colour around it. */
export const LanguagePicture = ({ letters, lang }: LettersProps) => (
  <Picture>
    <path d={bubble(26)} fill="var(--cd)" />
    <path d={bubble(20)} fill="var(--c)" />
    <Letters x={100} y={100} letters={letters} lang={lang} />
  </Picture>
);

/** Two bubbles: one of words, one of a wave that is said. */
const Languages = () => (
  <Picture>
    <path
      d="M96 84h70a22 22 0 0 1 22 22v42a22 22 0 0 1-22 22h-8v22l-26-22H96a22 22 0 0 1-22-22v-42a22 22 0 0 1 22-22Z"
      fill="#F7961E"
    />
    <path d="M102 126h.1M131 126h.1M160 126h.1" stroke="#FFF8EA" strokeWidth="15" strokeLinecap="round" />
    <path
      d="M32 16h84a24 24 0 0 1 24 24v46a24 24 0 0 1-24 24H72l-34 30v-30h-6A24 24 0 0 1 8 86V40a24 24 0 0 1 24-24Z"
      fill="#FFF8EA"
    />
    <path
      d="M32 10h84a24 24 0 0 1 24 24v46a24 24 0 0 1-24 24H72l-34 30v-30h-6A24 24 0 0 1 8 80V34a24 24 0 0 1 24-24Z"
      fill="#1BA79C"
    />
    <path
      d="m50 82 24-54 24 54M58 66h32"
      stroke="#FFF8EA"
      strokeWidth="12"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  </Picture>
);

function Landscape() {
  const frame = useId();
  return (
    <Picture>
      <rect x="14" y="30" width="172" height="140" rx="22" fill="#FFF8EA" />
      <clipPath id={frame}>
        <rect x="24" y="40" width="152" height="120" rx="14" />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        <path d="M0 0h200v200H0Z" fill="#8FD3CB" />
        <circle cx="128" cy="86" r="26" fill="#FFC45A" />
        <path d="M0 120q50-34 100-6t100-10v100H0Z" fill="#EDB94C" />
        <path d="M0 142q60-24 110 0t100-8v80H0Z" fill="#6F9447" />
      </g>
    </Picture>
  );
}

const Wand = () => (
  <Picture>
    <path d="m30 178 84-92" stroke="#5D4A7E" strokeWidth="20" strokeLinecap="round" />
    <path d="m92 110 22-24" stroke="#FFF1DA" strokeWidth="20" strokeLinecap="round" />
    <path transform="translate(74 -2) scale(4.9)" d={STAR} fill="#FFC93F" />
    <path
      d="M44 40v24M32 52h24M168 138v24m-12-12h24M40 104v14m-7-7h14"
      stroke="#F08FA0"
      strokeWidth="8"
      strokeLinecap="round"
    />
  </Picture>
);

const QUESTION = 'M76 70c0-32 48-32 48-2 0 20-24 20-24 38';

const HelpBubble = () => (
  <Picture>
    <path
      d="M34 24h132a24 24 0 0 1 24 24v76a24 24 0 0 1-24 24h-44l-34 36v-36H34a24 24 0 0 1-24-24V48a24 24 0 0 1 24-24Z"
      fill="#2B83D6"
    />
    <path d={QUESTION} stroke="#FFF8EA" strokeWidth="15" strokeLinecap="round" fill="none" />
    <circle cx="100" cy="128" r="9" fill="#FFF8EA" />
  </Picture>
);

/** Two who talk with each other: one asks, one knows. */
const TwoBubbles = () => (
  <Picture>
    <path
      d="M92 74h78a20 20 0 0 1 20 20v44a20 20 0 0 1-20 20h-8v28l-30-28H92a20 20 0 0 1-20-20V94a20 20 0 0 1 20-20Z"
      fill="#1BA79C"
    />
    <path
      d="M30 18h84a22 22 0 0 1 22 22v46a22 22 0 0 1-22 22H70l-32 28v-28h-8A22 22 0 0 1 8 86V40a22 22 0 0 1 22-22Z"
      fill="#FFF8EA"
    />
    <path
      d="M30 12h84a22 22 0 0 1 22 22v46a22 22 0 0 1-22 22H70l-32 28v-28h-8A22 22 0 0 1 8 80V34a22 22 0 0 1 22-22Z"
      fill="#D42F4B"
    />
    <path
      transform="translate(-4 -4) scale(.76)"
      d={QUESTION}
      stroke="#FFF8EA"
      strokeWidth="17"
      strokeLinecap="round"
      fill="none"
    />
    <circle cx="72" cy="89" r="7.500" fill="#FFF8EA" />
    <path d="m120 130 16 15 32-34" stroke="#FFF8EA" strokeWidth="14" strokeLinecap="round" fill="none" />
  </Picture>
);

/** The time that is left. */
const Hourglass = () => (
  <Picture>
    <g transform="rotate(8 100 100)">
      <path
        d="M56 34h88c0 34-8 48-30 66 22 18 30 32 30 66H56c0-34 8-48 30-66-22-18-30-32-30-66Z"
        fill="#BFEDE6"
        stroke="#FFF8EA"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M72 62h56c-4 12-12 20-28 34-16-14-24-22-28-34Z" fill="#F7961E" />
      <path d="M97 90h6v40c16 6 30 14 33 32H64c3-18 17-26 33-32Z" fill="#FFB656" />
      <rect x="40" y="14" width="120" height="26" rx="13" fill="#5D4A7E" />
      <rect x="40" y="160" width="120" height="26" rx="13" fill="#5D4A7E" />
      <path d="M56 22h88M56 168h88" stroke="#8A76AE" strokeWidth="6" strokeLinecap="round" />
    </g>
  </Picture>
);

const Film = () => (
  <Picture>
    <g transform="rotate(-5 100 100)">
      <rect x="14" y="46" width="172" height="124" rx="24" fill="#52298F" />
      <rect x="14" y="38" width="172" height="124" rx="24" fill="#7B45C9" />
      <path
        d="M38 56h.1M70 56h.1M102 56h.1M134 56h.1M164 56h.1M38 144h.1M70 144h.1M102 144h.1M134 144h.1M164 144h.1"
        stroke="#EDE2FB"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <circle cx="100" cy="100" r="34" fill="#FFF8EA" />
      <path d="m91 84 25 16-25 16Z" fill="#F5792F" stroke="#F5792F" strokeWidth="8" strokeLinejoin="round" />
    </g>
  </Picture>
);

const Drum = () => (
  <Picture>
    <path d="M28 84v70c0 20 32 34 72 34s72-14 72-34V84Z" fill="#0B605C" />
    <path d="M28 76v66c0 20 32 34 72 34s72-14 72-34V76Z" fill="#1BA79C" />
    <path
      d="m28 100 24 66 24-58 24 68 24-68 24 58 24-66"
      fill="none"
      stroke="#FFE08A"
      strokeWidth="8"
      strokeLinejoin="round"
    />
    <ellipse cx="100" cy="76" rx="72" ry="32" fill="#FFF8EA" stroke="#E9B18A" strokeWidth="8" />
    <g stroke="#B4632A" strokeWidth="12" strokeLinecap="round">
      <path d="m92 70-58-54M116 74l54-58" />
    </g>
    <g fill="#F5792F">
      <circle cx="92" cy="70" r="13" />
      <circle cx="116" cy="74" r="13" />
    </g>
  </Picture>
);

const SpeakingCard = () => (
  <Picture>
    <rect x="22" y="46" width="104" height="130" rx="20" fill="#E9B18A" />
    <rect x="22" y="38" width="104" height="130" rx="20" fill="#FFF8EA" />
    <path transform="translate(36 62) scale(3.2)" d={STAR} fill="#F5792F" />
    <g fill="none" stroke="#11807A" strokeWidth="12" strokeLinecap="round">
      <path d="M142 76q24 26 0 54M162 54q44 50 0 98" />
    </g>
  </Picture>
);

/** What has no face and no character of its own to show. */
export const settingsPictures = {
  solution: <Puzzle />,
  themes: <Landscape />,
  language: <Languages />,
  sound: <Drum />,
  touchSpeaks: <SpeakingCard />,
  autoAnimation: <Wand />,
  activityHelp: <HelpBubble />,
  teamHelp: <TwoBubbles />,
  account: <Hourglass />,
  quickStart: <Film />,
} satisfies Partial<Record<SettingsButton | 'touchSpeaks', ReactNode>>;
