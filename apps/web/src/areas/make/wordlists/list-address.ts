/** A group of words. */
export const groupAddress = (id: string): string =>
  `/flink-make/activity-groups?${new URLSearchParams({ type: 'word', group: id })}`;

/** What can be made of a list. */
export const gamesAddress = (id: string): string => `/flink-make/wordlists/${id}/games`;

/** The own lists, with one of them open. */
export const listAddress = (id: string | null): string =>
  `/flink-make/wordlists${id === null ? '' : `?${new URLSearchParams({ list: id })}`}`;
