import { type ReactNode, useEffect, useRef } from 'react';
import { Character } from '../people/character.tsx';
import { Face } from '../people/face.tsx';
import type { FaceName } from '../people/faces.ts';
import { Feather } from '../people/feather.tsx';
import { type AnswerColour, colourTokens } from '../pieces/answer-colours.ts';
import { Ribbon } from '../scene/ribbon.tsx';
import { Sheet } from '../scene/sheet.tsx';
import { Party } from './party.tsx';
import styles from './results-board.module.css';
import { Stars } from './stars.tsx';

export interface ResultsBoardProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly mastered: boolean;
  readonly stars: number;
  /** ResultFact, one for each thing to tell. */
  readonly facts?: ReactNode;
  /** What went wrong with keeping the result. */
  readonly notice?: ReactNode;
  /** The ways on; the main one is a Button. */
  readonly children: ReactNode;
}

/** What came of a game: a party for mastered, a kind word for the rest. Never a list of mistakes. */
export function ResultsBoard({ title, text, mastered, stars, facts, notice, children }: ResultsBoardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      {mastered && <Party />}
      <Sheet hilly className={styles.board} data-message="">
        <Character pose={mastered ? 'celebrating' : 'happy'} className={styles.character} />
        <Ribbon ref={heading} tone={mastered ? 'red' : 'blue'}>
          {title}
        </Ribbon>
        <Stars earned={stars} size="l" />
        {text && <p className={styles.text}>{text}</p>}
        {facts && <ul className={styles.facts}>{facts}</ul>}
        {notice}
        <div className={styles.actions}>{children}</div>
      </Sheet>
    </>
  );
}

export interface ResultFactProps {
  /** Whose it is. */
  readonly of?: { readonly face: FaceName; readonly colour: AnswerColour } | undefined;
  /** Family points have the feather. */
  readonly feather?: boolean;
  /** Has more than the others. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

export function ResultFact({ of, feather, first, children }: ResultFactProps) {
  return (
    <li data-first={first || undefined} style={of && colourTokens(of.colour)}>
      {of && <Face name={of.face} className={styles.face} />}
      {feather && <Feather className={styles.feather} />}
      <span className={styles.words}>{children}</span>
      {first && <Stars earned={1} of={1} />}
    </li>
  );
}
