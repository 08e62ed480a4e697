import type { Covering, FaceParts } from './faces.ts';

const coverings: readonly string[] = ['wrap', 'cap', 'scarf', 'patka', 'turban', 'kufi'] satisfies Covering[];

export const isCovering = (hair: FaceParts['hair']): hair is Covering => coverings.includes(hair);

export interface CoveringProps {
  readonly covering: Covering;
  readonly cloth: string;
  readonly trim: string | undefined;
}

/** What is worn on the head. */
export function CoveringInFront({ covering, cloth, trim }: CoveringProps) {
  switch (covering) {
    case 'wrap':
      return (
        <>
          <path d="M22 62C16 26 36 6 62 8c28 2 44 24 38 54-8-14-20-20-38-20S30 48 22 62Z" fill={cloth} />
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
    case 'cap':
      return (
        <>
          <path d="M26 58c-1-6 0-12 2-18h64c2 6 3 12 2 18-3-6-6-10-10-12H36c-4 2-7 6-10 12Z" fill={cloth} />
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
    case 'patka':
      return (
        <>
          <circle cx="60" cy="12" r="13" fill={cloth} />
          <path d="M24 58C22 30 38 16 60 16s38 14 36 42c-8-12-20-18-36-18s-28 6-36 18Z" fill={cloth} />
          <path d="M48 22q12-7 24 0" stroke={trim} strokeWidth="5" fill="none" strokeLinecap="round" />
          <path d="M26 52c8-10 20-15 34-15s26 5 34 15" stroke={trim} strokeWidth="4" fill="none" />
        </>
      );
    case 'turban':
      return (
        <>
          <path d="M20 56C8 24 30 2 60 2s52 22 40 54c-10-11-24-17-40-17s-30 6-40 17Z" fill={cloth} />
          <path
            d="M22 46C30 28 46 18 64 10M28 36C36 22 46 12 56 7M98 46C90 28 74 18 62 12M92 36C86 24 78 16 70 11M50 40l10-14 10 14"
            stroke={trim}
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
          />
        </>
      );
    case 'kufi':
      return (
        <>
          <path d="M27 46C26 24 40 13 60 13s34 11 33 33c-10-5-21-7-33-7s-23 2-33 7Z" fill={cloth} />
          <path
            d="M30 38q30-12 60 0M36 27l6 5 6-7 6 6 6-7 6 7 6-6 6 7 6-5"
            stroke={trim}
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      );
  }
}
