interface Member {
  readonly _id: string;
  readonly type: string;
}

/**
 * Whose password a family's link may set now. First an adult sets the own; after that the same link is good for the
 * children, whose passwords are an adult's business. A family without adults has nobody else to do it.
 */
export function settableNow<Person extends Member>(
  members: readonly Person[],
  setFor: readonly string[],
): readonly Person[] {
  const adults = members.filter(({ type }) => type === 'adult');
  if (setFor.length === 0) return adults.length > 0 ? adults : members;
  return members.filter(({ _id, type }) => type === 'child' && !setFor.includes(_id));
}
