import { centerAddressIssue } from '@flink/contract/rules/people/center-address.ts';

/** The only page whose first part is a parameter: `/maple`. */
const CENTER = /^\/\$\w+$/;

/** Tells the paths of pages, written as in the web app's route table (`/play/activity/$activityId`), from all others. */
export function pagePaths(patterns: readonly string[]): (path: string) => boolean {
  const alternatives = patterns
    .filter((pattern) => !CENTER.test(pattern))
    .map((pattern) => pattern.replaceAll(/[.*+?^(){}|[\]\\]/g, '\\$&').replaceAll(/\$\w+/g, '[^/.]+'));
  const known = new RegExp(`^(?:${alternatives.join('|')})$`, 'i');
  return (path) => {
    const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
    return known.test(bare) || centerAddressIssue(bare.slice(1).toLowerCase()) === null;
  };
}

/** No page has a dot in its path. */
export const looksLikeFile = (path: string): boolean => /\/\.|\.\w+$/.test(path);
