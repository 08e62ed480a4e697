import { type AnswerColour, colourAt } from '@flink/ui/play/pieces/answer-colours.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';

interface SubjectLook {
  readonly colour: AnswerColour;
  readonly picture: ReactNode;
}

const LOOKS: Readonly<Record<string, SubjectLook>> = {
  reading: {
    colour: 'red',
    picture: (
      <>
        <path d="M16 44c32-10 62-6 84 12v124c-22-18-52-22-84-12Z" fill="#E2384D" />
        <path d="M184 44c-32-10-62-6-84 12v124c22-18 52-22 84-12Z" fill="#B8213C" />
        <path d="M28 34c28-8 54-4 72 12v118c-18-16-44-20-72-12Z" fill="#FFF8EA" />
        <path d="M172 34c-28-8-54-4-72 12v118c18-16 44-20 72-12Z" fill="#F5E3C4" />
        <g fill="none" stroke="#C9A77B" strokeWidth="7" strokeLinecap="round">
          <path d="M44 66q20-4 38 6M44 92q20-4 38 6M44 118q20-4 38 6" />
        </g>
        <path d="M136 112c-16-10-24-22-16-32 6-8 14-4 16 2 2-6 12-10 18-2 6 10-4 22-18 32Z" fill="#E2384D" />
      </>
    ),
  },
  numbers: {
    colour: 'blue',
    picture: (
      <>
        <rect x="14" y="104" width="82" height="82" rx="14" fill="#2B83D6" />
        <rect x="104" y="104" width="82" height="82" rx="14" fill="#2F8F46" />
        <rect x="58" y="16" width="82" height="82" rx="14" fill="#F79A1E" />
        <g fill="none" stroke="#FFF8EA" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
          <path d="m92 40 10-6v46M40 134c2-12 30-14 30 3 0 13-30 14-30 31h32" />
          <path d="M130 130h28l-14 16c20-1 22 24 4 25-8 1-14-2-18-6" />
        </g>
      </>
    ),
  },
  writing: {
    colour: 'purple',
    picture: (
      <>
        <path d="m28 172 12-48 92-92 36 36-92 92Z" fill="#8E58D6" />
        <path d="m132 32 36 36 14-14c8-8 8-14 0-22l-14-14c-8-8-14-8-22 0Z" fill="#F08FA0" />
        <path d="m120 44 36 36-12 12-36-36Z" fill="#F5E3C4" />
        <path d="m40 124 36 36-48 12Z" fill="#F5D9B0" />
        <path d="m28 172 5-20 15 15Z" fill="#2B2140" />
        <g fill="none" strokeLinecap="round">
          <path d="M58 142 132 68" stroke="#B58AEC" strokeWidth="10" />
          <path d="M96 182q24-14 40 0t42-4" stroke="#F79A1E" strokeWidth="9" />
        </g>
      </>
    ),
  },
  world: {
    colour: 'green',
    picture: (
      <>
        <path d="M52 128h96l-10 52a12 12 0 0 1-12 10H74a12 12 0 0 1-12-10Z" fill="#D9692F" />
        <rect x="42" y="112" width="116" height="28" rx="12" fill="#F0854A" />
        <path d="M100 114V62" stroke="#3F7F38" strokeWidth="11" strokeLinecap="round" />
        <path d="M100 78C66 82 36 62 32 24c40-2 66 18 68 54Z" fill="#5FA84A" />
        <path d="M100 66c0-32 24-52 62-52 2 36-22 58-62 52Z" fill="#7CC25E" />
        <g fill="none" stroke="#3F7F38" strokeWidth="5" strokeLinecap="round">
          <path d="M94 70Q70 56 52 42m54 18q22-16 38-30" />
        </g>
      </>
    ),
  },
  words: {
    colour: 'orange',
    picture: (
      <>
        <path
          d="M18 40c0-16 10-26 26-26h84c16 0 26 10 26 26v46c0 16-10 26-26 26H78l-34 28v-28c-16 0-26-10-26-26Z"
          fill="#1BA79C"
        />
        <path
          d="M182 96v52c0 14-8 24-22 24v22l-28-22h-32c-14 0-22-10-22-24v-4l12-16h38c24 0 40-14 40-38Z"
          fill="#FFC93F"
        />
        <g fill="none" stroke="#FFF8EA" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
          <path d="m46 86 18-46 18 46M52 72h24M124 58c-14-10-28-2-28 12s14 20 28 8m2-24v32" />
        </g>
      </>
    ),
  },
};

/** For subjects of the authors' own. */
const KITE: ReactNode = (
  <>
    <path d="M60 136q-6 30-32 34t-14 22" fill="none" stroke="#C9A77B" strokeWidth="7" strokeLinecap="round" />
    <path d="M148 16 184 84l-68 66-60-74Z" fill="#37C4B6" />
    <path d="m148 16 36 68-68-8Z" fill="#FFC93F" />
    <path d="m116 76 68 8-68 66Z" fill="#F2685E" />
    <path d="m148 16-32 60-60 0 60 74" fill="none" stroke="#FFF8EA" strokeWidth="7" strokeLinejoin="round" />
    <path d="m40 150 18 18m-30 8 18-14" stroke="#F79A1E" strokeWidth="9" strokeLinecap="round" />
  </>
);

/** `place` among the lines of the board gives subjects of the authors' own their colour. */
export const subjectColour = (subject: string, place: number): AnswerColour =>
  LOOKS[subject]?.colour ?? colourAt(place);

/** A subject that Flink has no word for is called by its own name. */
export function subjectName(t: Translate, subject: string): string {
  return subject in LOOKS ? t(`menu.subject.${subject}`) : subject;
}

export function SubjectPicture({
  subject,
  className,
}: {
  readonly subject: string;
  readonly className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      {LOOKS[subject]?.picture ?? KITE}
    </svg>
  );
}
