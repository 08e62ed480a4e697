import type { FaceParts } from './faces.ts';

const CROWN = 'M26 58C24 28 40 18 60 18s36 10 34 40C88 44 76 38 60 38s-28 6-34 20Z';

/** What lies behind the head: long hair, puffs, a scarf. */
export function HairBehind({ hair, hairColour: colour }: FaceParts) {
  switch (hair) {
    case 'long':
      return (
        <path d="M22 62C16 24 38 12 60 12s44 12 38 50c-2 18 2 30 8 40H14c6-10 10-22 8-40Z" fill={colour} />
      );
    case 'bob':
      return (
        <path d="M20 60C16 26 36 12 60 12s44 14 40 48c-1 14-2 26-6 34H26c-4-8-5-20-6-34Z" fill={colour} />
      );
    case 'scarf':
      return <path d="M16 64C12 24 34 8 60 8s48 16 44 56c-2 22-2 34 6 56H10c8-22 8-34 6-56Z" fill={colour} />;
    case 'bun':
      return <circle cx="60" cy="14" r="15" fill={colour} />;
    case 'curls':
      return (
        <g fill={colour}>
          <circle cx="26" cy="44" r="17" />
          <circle cx="40" cy="25" r="17" />
          <circle cx="60" cy="18" r="17" />
          <circle cx="80" cy="25" r="17" />
          <circle cx="94" cy="44" r="17" />
          <circle cx="22" cy="62" r="11" />
          <circle cx="98" cy="62" r="11" />
        </g>
      );
    default:
      return null;
  }
}

/** What lies on the forehead. */
export function HairInFront({ hair, hairColour: colour, trim, skin }: FaceParts) {
  switch (hair) {
    case 'puffs':
      return (
        <>
          <circle cx="24" cy="32" r="19" fill={colour} />
          <circle cx="96" cy="32" r="19" fill={colour} />
          <path d={CROWN} fill={colour} />
          <path d="M60 20v18" stroke={skin[1]} strokeWidth="3" />
          <circle cx="35" cy="38" r="6" fill={trim} />
          <circle cx="85" cy="38" r="6" fill={trim} />
        </>
      );
    case 'short':
      return (
        <path
          d="M26 56C22 26 40 14 60 14s40 12 34 42c-4-8-8-14-14-16-14 4-28 4-40 0-6 2-10 8-14 16Z"
          fill={colour}
        />
      );
    case 'wrap':
      return (
        <>
          <path d="M22 62C16 26 36 6 62 8c28 2 44 24 38 54-8-14-20-20-38-20S30 48 22 62Z" fill={colour} />
          <path d="M58 14c-4-14 12-18 18-8 10-4 18 8 8 14-8 6-22 4-26-6Z" fill="#37C4B6" />
          <path
            d="M28 42q30-20 66 0M38 26q24-10 46 0"
            stroke={trim}
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
          />
        </>
      );
    case 'receding':
      return (
        <path
          d="M24 60C18 40 26 28 34 26c10-10 42-10 52 0 8 2 16 14 10 34l-6-2c0-12-4-18-8-20-14 4-30 4-44 0-4 2-8 8-8 20Z"
          fill={colour}
        />
      );
    case 'spiky':
      return (
        <path
          d="M25 56C22 40 26 28 34 24l0-10 12 6 6-12 10 9 10-9 5 12 12-5-1 11c8 6 10 18 7 30-4-8-8-13-13-15-5 3-10 3-14 0-6 4-12 4-17 0-5 3-9 3-13 0-6 3-10 8-13 15Z"
          fill={colour}
        />
      );
    case 'bob':
      return (
        <>
          <path
            d="M25 58C23 28 40 16 60 16s37 12 35 42c-3-10-8-15-14-17-18 3-32 0-40-7-4 10-10 17-16 24Z"
            fill={colour}
          />
          <circle cx="84" cy="34" r="6" fill={trim} />
        </>
      );
    case 'long':
      return (
        <path d="M25 60C23 28 40 17 60 17s37 11 35 43c-3-14-14-22-32-27-10 9-24 14-38 27Z" fill={colour} />
      );
    case 'curls':
      return (
        <>
          <path
            d="M27 54C25 30 40 20 60 20s35 10 33 34c-6-8-12-13-18-12-4 5-11 4-15 0-4 4-11 5-15 0-6-1-12 4-18 12Z"
            fill={colour}
          />
          <path d="M26 40q34-18 68 0" stroke={trim} strokeWidth="6" fill="none" strokeLinecap="round" />
        </>
      );
    case 'bun':
      return (
        <>
          <path d={CROWN} fill={colour} />
          <path d="M49 21q11-5 22 0" stroke={trim} strokeWidth="5" fill="none" strokeLinecap="round" />
        </>
      );
    case 'cap':
      return (
        <>
          <path d="M26 58c-1-6 0-12 2-18h64c2 6 3 12 2 18-3-6-6-10-10-12H36c-4 2-7 6-10 12Z" fill={colour} />
          <path d="M24 44C24 20 40 10 60 10s36 10 36 34Z" fill={trim} />
          <path d="M20 46c0-6 18-10 40-10s40 4 40 10c-10-4-24-6-40-6s-30 2-40 6Z" fill="#124A8A" />
          <circle cx="60" cy="11" r="4" fill="#FFC93F" />
        </>
      );
    case 'scarf':
      return (
        <path
          d="M22 66C18 30 38 12 60 12s42 18 38 54c-1 22-14 40-38 42-24-2-37-20-38-42Zm9-4c0 24 12 37 29 37s29-13 29-37c0-16-11-26-29-26s-29 10-29 26Z"
          fillRule="evenodd"
          fill={trim}
        />
      );
  }
}
