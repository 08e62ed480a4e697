import type { FaceParts, Hair } from './faces.ts';

const CROWN = 'M26 58C24 28 40 18 60 18s36 10 34 40C88 44 76 38 60 38s-28 6-34 20Z';

/** What lies behind the head: long hair, puffs, a scarf. */
export function HairBehind({ hair, hairColour: colour, trim }: FaceParts) {
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
    case 'afro':
      return (
        <path
          d="M60 2c14-2 26 4 32 14 12 6 18 20 14 32 4 14-2 26-12 30H26C16 74 10 62 14 48 10 36 16 22 28 16 34 6 46 0 60 2Z"
          fill={colour}
        />
      );
    case 'braids':
      return (
        <>
          <g stroke={colour} strokeWidth="15" strokeLinecap="round">
            <path d="M24 66v.1M20 80v.1M18 94v.1M96 66v.1M100 80v.1M102 94v.1" />
          </g>
          <circle cx="17" cy="105" r="6" fill={trim} />
          <circle cx="103" cy="105" r="6" fill={trim} />
        </>
      );
    case 'locs':
      return (
        <>
          <g stroke={colour} strokeWidth="11" strokeLinecap="round" fill="none">
            <path d="M30 30Q12 60 18 92M24 40Q20 70 30 98M90 30q18 30 12 62M96 40q4 30-6 58M44 20Q18 40 22 76M76 20q26 20 22 56" />
          </g>
          <g fill={trim}>
            <circle cx="18" cy="90" r="5" />
            <circle cx="102" cy="90" r="5" />
          </g>
        </>
      );
    case 'fringe':
      return (
        <>
          <path d="M24 56q-16 2-16 24 12 0 20-14ZM96 56q16 2 16 24-12 0-20-14Z" fill={colour} />
          <circle cx="25" cy="58" r="6" fill={trim} />
          <circle cx="95" cy="58" r="6" fill={trim} />
        </>
      );
    default:
      return null;
  }
}

interface HairInFrontProps {
  readonly hair: Hair;
  readonly colour: string;
  readonly trim: string | undefined;
  readonly parting: string;
}

/** What lies on the forehead. */
export function HairInFront({ hair, colour, trim, parting }: HairInFrontProps) {
  switch (hair) {
    case 'puffs':
      return (
        <>
          <circle cx="24" cy="32" r="19" fill={colour} />
          <circle cx="96" cy="32" r="19" fill={colour} />
          <path d={CROWN} fill={colour} />
          <path d="M60 20v18" stroke={parting} strokeWidth="3" />
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
    case 'receding':
      return (
        <path
          d="M24 60C18 40 26 28 34 26c10-10 42-10 52 0 8 2 16 14 10 34l-6-2c0-12-4-18-8-20-14 4-30 4-44 0-4 2-8 8-8 20Z"
          fill={colour}
        />
      );
    case 'bald':
      return (
        <>
          <path d="M24 66c-4-8-4-18 1-26 4 4 5 12 4 22ZM96 66c4-8 4-18-1-26-4 4-5 12-4 22Z" fill={colour} />
          <path
            d="M40 34q8-9 20-9"
            stroke="#fff"
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
            opacity=".4"
          />
        </>
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
    case 'sprout':
      return (
        <>
          <path d="M34 40c2-12 12-20 26-20s24 8 26 20c-6-6-14-9-26-9s-20 3-26 9Z" fill={colour} />
          <path
            d="M60 22C56 8 66 2 72 8c4 6-2 10-6 8"
            stroke={colour}
            strokeWidth="6"
            fill="none"
            strokeLinecap="round"
          />
        </>
      );
    case 'braids':
      return (
        <>
          <path d="M25 62C22 28 40 16 60 16s38 12 35 46c-4-18-16-26-35-32-19 6-31 14-35 32Z" fill={colour} />
          <path d="M60 17v13" stroke={parting} strokeWidth="3" />
        </>
      );
    case 'locs':
      return (
        <path
          d="M26 58C24 28 40 16 60 16s36 12 34 42c-4-6-6-10-10-14l-6 6-8-8-10 8-10-8-8 8-6-6c-4 4-6 8-10 14Z"
          fill={colour}
        />
      );
    case 'fringe':
      return (
        <path
          d="M25 62C20 26 40 14 60 14s40 12 35 48c-2-4-4-8-6-10l-5 2-6-2-6 2-6-2-6 2-6-2-6 2-6-2-6 2-5-2c-2 2-4 6-6 10Z"
          fill={colour}
        />
      );
    case 'afro':
      return (
        <path
          d="M26 58c-2-24 6-40 14-42 8-4 32-4 40 0 8 2 16 18 14 42-4-9-9-15-16-16-6-4-30-4-36 0-7 1-12 7-16 16Z"
          fill={colour}
        />
      );
    case 'pixie':
      return (
        <path
          d="M25 64C18 30 36 12 62 13c26 0 40 18 33 49-2-8-5-14-10-18-16 4-34 2-46-8-2 10-8 18-14 28Z"
          fill={colour}
        />
      );
  }
}
