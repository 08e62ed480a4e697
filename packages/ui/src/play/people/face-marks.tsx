import type { Aid, FaceParts } from './faces.ts';

const PATCH = '#FBE0B8';

/** What time and nature drew on a face, below its eyes. */
export function MarksUnderEyes({ vitiligo, freckles, wrinkles, skin }: FaceParts) {
  const shade = skin[1];
  return (
    <>
      {vitiligo && (
        <path
          d="M66 54c2-11 19-13 23-3 4 8 2 21-4 25-8 4-17-2-19-10-2-5-1-8 0-12ZM39 85c4-5 12-3 13 3 1 5-4 8-8 6-4-1-7-5-5-9Z"
          fill="#E3B48C"
          opacity=".8"
        />
      )}
      <ellipse cx="36" cy="78" rx="7" ry="4.5" fill="#F2685E" opacity=".4" />
      <ellipse cx="84" cy="78" rx="7" ry="4.5" fill="#F2685E" opacity=".4" />
      {freckles && (
        <path
          d="M53 75h.1M58 77h.1M62 77h.1M67 75h.1"
          stroke={shade}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      )}
      {wrinkles && (
        <path
          d="M31 62l-5-3M31 69l-5 1M89 62l5-3M89 69l5 1M50 47q10-4 20 0M40 77q5 3 10 0M70 77q5 3 10 0"
          fill="none"
          stroke={shade}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

export function Beard({ beard, moustache }: FaceParts) {
  return (
    <>
      {beard && <path d="M34 80c4 22 48 22 52 0 2 30-12 34-26 34s-28-4-26-34Z" fill={beard} />}
      {moustache && (
        <path d="M60 77c8-5 20-2 22 7-8 3-16 2-22-2-6 4-14 5-22 2 2-9 14-12 22-7Z" fill={moustache} />
      )}
    </>
  );
}

/** Glasses, an eye patch, and what is worn at the ear. */
export function AidFor({ aid, trim }: { readonly aid: Aid; readonly trim: string | undefined }) {
  switch (aid) {
    case 'glasses':
      return (
        <g fill="none" stroke="#3B2345" strokeWidth="3.5">
          <circle cx="45" cy="66" r="11" />
          <circle cx="75" cy="66" r="11" />
          <path d="M56 65q4-3 8 0" />
        </g>
      );
    case 'eye-patch':
      return (
        <>
          <rect
            x="63"
            y="54"
            width="25"
            height="23"
            rx="10"
            fill={PATCH}
            stroke="#E8B98A"
            strokeWidth="2.5"
          />
          <path
            d="M75.5 60l1.5 3.600 3.800.3-2.900 2.5.9 3.800-3.300-2-3.300 2 .9-3.800-2.900-2.5 3.800-.3Z"
            fill="#F2685E"
          />
        </>
      );
    case 'hearing-aid':
      return (
        <>
          <path d="M97 58c8 0 10 8 8 15" fill="none" stroke={trim} strokeWidth="6" strokeLinecap="round" />
          <path d="M104 74q-2 6-8 4" fill="none" stroke="#FFF4E1" strokeWidth="3" strokeLinecap="round" />
        </>
      );
    case 'cochlear-implant':
      return (
        <>
          <path d="M102 62q10-8 3-22" fill="none" stroke="#3B2345" strokeWidth="3" strokeLinecap="round" />
          <circle cx="102" cy="36" r="9" fill="#FFF4E1" stroke="#3B2345" strokeWidth="3" />
          <circle cx="102" cy="36" r="3.5" fill={trim} />
          <path d="M98 60c7 0 8 7 6 14" fill="none" stroke="#3B2345" strokeWidth="6" strokeLinecap="round" />
        </>
      );
  }
}
