import { classNames } from '../class-names.ts';
import styles from './face.module.css';
import { CoveringInFront, isCovering } from './face-coverings.tsx';
import { HairBehind, HairInFront } from './face-hair.tsx';
import { AidFor, Beard, MarksUnderEyes } from './face-marks.tsx';
import { type FaceName, faceParts } from './faces.ts';

export interface FaceProps {
  readonly name: FaceName;
  readonly className?: string;
}

/** Round faces, dot eyes, blush, a coloured disc. Decoration: the person's name stands beside it. */
export function Face({ name, className }: FaceProps) {
  const parts = faceParts(name);
  const { hair, hairColour, trim, aids = [] } = parts;
  const [skin, shade] = parts.skin;
  return (
    <svg className={classNames(styles.face, className)} viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" fill={parts.disc} />
      <circle cx="60" cy="64" r="48" fill="#fff" opacity=".22" />
      <HairBehind {...parts} />
      <path d="M12 130c0-24 20-30 48-30s48 6 48 30Z" fill={parts.shirt} />
      <path d="M48 90h24v14q-12 10-24 0Z" fill={shade} />
      {parts.bib && <path d="M40 101q20 10 40 0c6 14-6 22-20 22s-26-8-20-22Z" fill="#FFF4E1" />}
      {hair !== 'scarf' && (
        <g fill={shade}>
          <circle cx="26" cy="68" r="8" />
          <circle cx="94" cy="68" r="8" />
        </g>
      )}
      <path d="M26 60c0-26 14-40 34-40s34 14 34 40c0 24-14 40-34 40S26 84 26 60Z" fill={skin} />
      {isCovering(hair) ? (
        <CoveringInFront covering={hair} cloth={hairColour} trim={trim} />
      ) : (
        <HairInFront hair={hair} colour={hairColour} trim={trim} parting={shade} />
      )}
      <MarksUnderEyes {...parts} />
      <ellipse cx="45" cy="66" rx="5" ry="6.5" fill="#2B1B22" />
      <ellipse cx="75" cy="66" rx="5" ry="6.5" fill="#2B1B22" />
      <circle cx="43.5" cy="63.5" r="2" fill="#fff" />
      <circle cx="73.5" cy="63.5" r="2" fill="#fff" />
      {parts.earrings && (
        <g fill="#FFE08A">
          <circle cx="25" cy="78" r="4.5" />
          <circle cx="95" cy="78" r="4.5" />
        </g>
      )}
      <Beard {...parts} />
      {aids.map((aid) => (
        <AidFor key={aid} aid={aid} trim={trim} />
      ))}
      <path
        d={parts.moustache ? 'M52 88q8 6 16 0' : 'M49 82q11 11 22 0'}
        stroke={parts.beard ? skin : '#3B1A1A'}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
