/** The own lists, with one of them open. */
export const listAddress = (id: string | null): string =>
  `/flink-make/wordlists${id === null ? '' : `?${new URLSearchParams({ list: id })}`}`;
