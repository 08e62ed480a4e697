const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** Whether an address is that of a row of the route table; one that only lies below it is a page of its own, or none. */
export function isAt(path: string, pathname: string): boolean {
  const [wanted, given] = [partsOf(path), partsOf(pathname)];
  return (
    wanted.length === given.length &&
    wanted.every((part, place) => part.startsWith('$') || part === given[place])
  );
}
