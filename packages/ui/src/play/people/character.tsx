import { use } from 'react';
import fletcher from '../art/fletcher.svg';
import luna from '../art/luna.svg';
import otto from '../art/otto.svg';
import pendo from '../art/pendo.svg';
import { classNames } from '../class-names.ts';
import styles from './character.module.css';
import { CharacterContext } from './character-context.ts';
import type { CharacterName, Pose } from './characters.ts';
import { type OwnCharacter, OwnCharacterContext, pictureOf } from './own-character.ts';

export type { Pose } from './characters.ts';

const drawings: Readonly<Record<CharacterName, string>> = { fletcher, luna, otto, pendo };

export interface CharacterProps {
  /** Another one than the look's. */
  readonly who?: CharacterName | undefined;
  /** Of that one: pictures of the installation. */
  readonly own?: OwnCharacter | null | undefined;
  readonly pose: Pose;
  readonly className?: string;
  readonly onError?: () => void;
  /** For who draws him moving: a drawing says nothing. */
  readonly text?: string;
}

/**
 * Fletcher the fox, or one of his friends. What they say or feel is in the words beside them: no alternative text.
 * All poses are views of one file: an answer must change a face within 100 ms, without another request.
 */
export function Character({ who, own, pose, className, onError }: CharacterProps) {
  const drawn = use(CharacterContext);
  const ownOfLook = use(OwnCharacterContext);
  const picture = pictureOf(who || own ? own : ownOfLook, pose);
  return (
    <img
      key={pose}
      className={classNames(styles.character, picture !== null && styles.own, className)}
      src={picture ?? `${drawings[who ?? drawn]}#${pose}`}
      alt=""
      // The old face stays until the new one can be painted: no empty frame between two poses.
      decoding="sync"
      draggable={false}
      onError={onError}
    />
  );
}
