import { classNames } from './class-names.ts';
import styles from './face.module.css';
import { HairBehind, HairInFront } from './face-hair.tsx';
import { type FaceName, faceParts } from './faces.ts';

export interface FaceProps {
  readonly name: FaceName;
  readonly className?: string;
}

/** Round faces, dot eyes, blush, a coloured disc. Decoration: the person's name stands beside it. */
export function Face({ name, className }: FaceProps) {
  const parts = faceParts(name);
  const [skin, shade] = parts.skin;
  return (
    <svg className={classNames(styles.face, className)} viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" fill={parts.disc} />
      <circle cx="60" cy="64" r="48" fill="#fff" opacity=".22" />
      <HairBehind {...parts} />
      <path d="M12 130c0-24 20-30 48-30s48 6 48 30Z" fill={parts.shirt} />
      <path d="M48 90h24v14q-12 10-24 0Z" fill={shade} />
      <circle cx="26" cy="68" r="8" fill={shade} />
      <circle cx="94" cy="68" r="8" fill={shade} />
      <path d="M26 60c0-26 14-40 34-40s34 14 34 40c0 24-14 40-34 40S26 84 26 60Z" fill={skin} />
      <HairInFront {...parts} />
      <ellipse cx="45" cy="66" rx="5" ry="6.5" fill="#2B1B22" />
      <ellipse cx="75" cy="66" rx="5" ry="6.5" fill="#2B1B22" />
      <circle cx="43.5" cy="63.5" r="2" fill="#fff" />
      <circle cx="73.5" cy="63.5" r="2" fill="#fff" />
      <ellipse cx="36" cy="78" rx="7" ry="4.5" fill="#F2685E" opacity=".4" />
      <ellipse cx="84" cy="78" rx="7" ry="4.5" fill="#F2685E" opacity=".4" />
      {parts.freckles && (
        <path
          d="M53 75h.1M58 77h.1M62 77h.1M67 75h.1"
          stroke={shade}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      )}
      {parts.earrings && (
        <g fill="#FFE08A">
          <circle cx="25" cy="78" r="4.5" />
          <circle cx="95" cy="78" r="4.5" />
        </g>
      )}
      {parts.beard && (
        <path d="M34 80c4 22 48 22 52 0 2 30-12 34-26 34s-28-4-26-34Z" fill={parts.hairColour} />
      )}
      {parts.glasses && (
        <g fill="none" stroke="#3B2345" strokeWidth="3.5">
          <circle cx="45" cy="66" r="11" />
          <circle cx="75" cy="66" r="11" />
          <path d="M56 65q4-3 8 0" />
        </g>
      )}
      <path
        d="M49 82q11 11 22 0"
        stroke={parts.beard ? skin : '#3B1A1A'}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
