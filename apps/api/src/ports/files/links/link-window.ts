/** A signed S3 link may live a week at most; ours follow. */
export const LINK_MAX_SECONDS = 7 * 24 * 3600;

export interface LinkWindow {
  readonly from: Date;
  readonly seconds: number;
}

/**
 * When a download link begins and how long it lives. It begins on a grid of half its life, so links asked for
 * within that time are one and the same, and a browser on a bad line finds the picture in its cache; the link
 * dies no later than asked for.
 */
export function linkWindow(now: Date, expiresInSeconds: number): LinkWindow {
  const seconds = Math.max(2, Math.min(LINK_MAX_SECONDS, Math.floor(expiresInSeconds)));
  const step = Math.floor(seconds / 2) * 1000;
  return { from: new Date(Math.floor(now.getTime() / step) * step), seconds };
}

export function uploadSeconds(expiresInSeconds: number): number {
  return Math.max(1, Math.min(LINK_MAX_SECONDS, Math.floor(expiresInSeconds)));
}
