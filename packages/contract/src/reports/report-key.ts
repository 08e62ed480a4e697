import type { ReportName } from './names.ts';

/** `usage-and-master` → `usageAndMaster`, as its texts are called. */
export const reportKeyOf = (name: ReportName): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
