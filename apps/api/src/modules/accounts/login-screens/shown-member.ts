import { faceCode } from '@flink/contract/rules/people/face-code.ts';

interface Member {
  readonly _id: string;
  readonly username: string;
  readonly firstname: string;
  readonly face: string | null;
  readonly type: string;
  readonly isAdmin: boolean;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A member as the family login shows them. Where nobody of the family has signed in before, a stranger may be looking:
 * a face and a first letter are enough for a child to find themselves, and the id signs in as the username would.
 */
export function shownMember(
  { _id, username, firstname, face, isAdmin, ...member }: Member,
  isKnown: boolean,
) {
  const type: 'adult' | 'child' = member.type === 'adult' ? 'adult' : 'child';
  if (isKnown) return { _id, username, firstname, face, type, isAdmin, isKnown };
  return {
    _id,
    username: _id,
    firstname: firstLetter(firstname),
    face: face === null ? null : faceCode(face),
    type,
    isAdmin: false,
    isKnown,
  };
}

function firstLetter(name: string): string {
  const [first] = segmenter.segment(name.trim().toLocaleUpperCase('en'));
  return first?.segment ?? '';
}
