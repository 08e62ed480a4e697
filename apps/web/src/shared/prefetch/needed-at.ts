/**
 * What the screen at an address asks for first. Written out, for this runs before the rest of the program is read; a
 * test holds it against the contract.
 */
export function neededAt(pathname: string, asLearner: boolean): readonly string[] {
  const common = '/api/common/all';
  if (!asLearner || !/^\/play(\/|$)/.test(pathname)) return [common];
  const activityId = /^\/play\/activity\/([\w-]+)$/.exec(pathname)?.[1];
  const own = activityId ? [`activities/${activityId}`, `saved-games/${activityId}`] : [];
  return [
    common,
    ...['get-data?reports=groups&menu=selected', ...own].map((call) => `/api/flink-play/${call}`),
  ];
}
