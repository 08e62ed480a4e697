import { createHistory, type HistoryLocation } from '@tanstack/react-router';

/**
 * Where somebody went inside one page, whose address stays. The router's own history in memory would come with what
 * everybody loads first.
 */
export function pageHistory(first: string) {
  const at = (href: string, state: HistoryLocation['state']): HistoryLocation => ({
    href,
    pathname: href,
    search: '',
    hash: '',
    state,
  });
  const visited = [at(first, { key: '', __TSR_key: '', __TSR_index: 0 })];
  let index = 0;
  const go = (steps: number) => {
    index = Math.min(Math.max(index + steps, 0), visited.length - 1);
  };
  return createHistory({
    getLocation: () => visited[index] as HistoryLocation,
    getLength: () => visited.length,
    pushState: (href, state) => {
      index += 1;
      visited.splice(index, visited.length, at(href, state));
    },
    replaceState: (href, state) => {
      visited[index] = at(href, state);
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
    createHref: (href) => href,
  });
}
